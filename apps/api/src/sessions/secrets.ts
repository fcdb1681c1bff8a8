import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 144 random bits: nobody comes upon another's game by guessing. */
export const newSessionId = (): string => randomBytes(18).toString('base64url');

/** The secret of a seat: 256 random bits. It is told once and never kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const PROCESS = randomBytes(9).toString('base64url');
let stamps = 0;

/** Tells one version of a session from any other: this process's own random mark, and a count. */
export const newStamp = (): string => `${PROCESS}${(stamps += 1)}`;

/** What is kept of a token. It has too much chance in it for a slow hash to be needed. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Compares in a time that tells nothing of where they differ. */
export const isSameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** 132 bits that stand for any value that survives JSON. */
export const fingerprint = (value: unknown): string => hashToken(JSON.stringify(value)).slice(0, 22);
