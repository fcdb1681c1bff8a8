/** An exact rational number; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction for the reader: exact and in lowest terms (`4/9`, `0/1`, `1/1`), and to four decimals. */
export interface ExactNumber {
  readonly fraction: string;
  readonly decimal: number;
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b));

export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const whole = (number: number): Fraction => ({ numerator: BigInt(number), denominator: 1n });

/** How likely it is that what has that probability does not happen. */
export const complement = ({ numerator, denominator }: Fraction): Fraction =>
  fraction(denominator - numerator, denominator);

/** For a number that is not negative. */
export const toExactNumber = ({ numerator, denominator }: Fraction): ExactNumber => ({
  fraction: `${String(numerator)}/${String(denominator)}`,
  decimal: Number((numerator * 20_000n + denominator) / (2n * denominator)) / 10_000,
});
