const SLOTS = 16_384;

/** CRC-16/XMODEM, as the cluster specification of Redis has it. */
const crc16 = (bytes: Uint8Array): number => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc;
};

/** The slot of a cluster in which keys with this hash tag lie: 0 to 16383. */
export const clusterSlot = (tag: string): number => crc16(Buffer.from(tag)) % SLOTS;
