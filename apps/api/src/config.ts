/** Everything that the environment decides, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absent: sessions are kept in memory. */
  readonly redisUrl: string | undefined;
  /** How long a session lives after its last change, in seconds. */
  readonly sessionTtl: number;
  /** Requests a minute and address; 0 switches the limit off. */
  readonly rateLimit: number;
  readonly logLevel: string;
  /** The largest body, in bytes. */
  readonly bodyLimit: number;
  /** Whether X-Forwarded-For is believed: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
}

const whole = (name: string, fallback: number): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} is to be a whole number, not '${text}'`);
  return value;
};

export const readConfig = (): Config => ({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: whole('PORT', 3000),
  redisUrl: process.env['REDIS_URL'],
  sessionTtl: whole('SESSION_TTL', 604_800),
  rateLimit: whole('RATE_LIMIT', 6000),
  logLevel: process.env['LOG_LEVEL'] ?? 'warn',
  bodyLimit: whole('BODY_LIMIT', 1_048_576),
  trustProxy: process.env['TRUST_PROXY'] === 'true',
});
