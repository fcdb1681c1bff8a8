import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** 144 random bits: nobody comes upon another's game by guessing. */
export const newSessionId = (): string => randomBytes(18).toString('base64url');

/** The secret of a seat: 256 random bits. It is told once and never kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tells one version of a session from any other: 72 random bits. */
export const newStamp = (): string => randomBytes(9).toString('base64url');

/** What is kept of a token. It has too much chance in it for a slow hash to be needed. */
export const hashToken = (token: string): string => digest(token).toString('base64url');

/** Compares in a time that tells nothing of where they differ. */
export const isSameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** 128 bits that stand for any value that survives JSON. */
export const fingerprint = (value: unknown): string =>
  digest(JSON.stringify(value)).subarray(0, 16).toString('base64url');
