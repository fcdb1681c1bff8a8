import type { Rank } from '@marshal/rules/legion';

/** What a line of a list is: a heading, a total, or an entry that names a card. */
export type ListLine =
  | { readonly kind: 'rank'; readonly rank: Rank | undefined }
  | { readonly kind: 'commands'; readonly text: string }
  | { readonly kind: 'other-cards' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'entry'; readonly text: string; readonly isBulleted: boolean };

/** A line and its number, from 1. */
export type PlacedLine = ListLine & { readonly line: number };

const RANK_HEADINGS: readonly (readonly [RegExp, Rank | undefined])[] = [
  [/^commanders?$/, 'commander'],
  [/^operatives?$/, 'operative'],
  [/^corps?( units?)?$/, 'corps'],
  [/^special( forces?)?$/, 'special'],
  [/^supports?$/, 'support'],
  [/^heav(y|ies)$/, 'heavy'],
  [/^(counterparts?|units?|army)$/, undefined],
];

const COMMANDS = /^commands?(?: cards?| hand)?\s*:\s*(.*)$/i;
const OTHER_CARDS =
  /^(?:battle ?(?:deck|cards?)|objectives?|secondar(?:y|ies)|primar(?:y|ies)|advantages?|deployments?|conditions?|contingenc(?:y|ies)|notes?)\b\s*:?$/i;
const POINTS = /^(?:total|points?)?\s*:?\s*(\d{2,5})\s*(?:\/\s*\d{2,5}|points?|pts)\b.{0,40}$/i;
const BULLET = /^\s*(?:[•*+·▪‣◦●○■□➢>]|[-–—]+)\s*/;

const heading = (text: string): ListLine | undefined => {
  const word = text.replace(/\s*:\s*$/, '').toLowerCase();
  const rank = RANK_HEADINGS.find(([pattern]) => pattern.test(word));
  if (rank !== undefined) return { kind: 'rank', rank: rank[1] };
  const [, commands] = COMMANDS.exec(text) ?? [];
  if (commands !== undefined) return { kind: 'commands', text: commands };
  return OTHER_CARDS.test(text) ? { kind: 'other-cards' } : undefined;
};

const lineOf = (raw: string): ListLine | undefined => {
  const text = raw.replace(BULLET, '').trim();
  if (text === '') return undefined;
  const [, points] = POINTS.exec(text) ?? [];
  if (points !== undefined) return { kind: 'points', points: Number(points) };
  return heading(text) ?? { kind: 'entry', text, isBulleted: BULLET.test(raw) };
};

const MOST_LINES = 500;
const LONGEST_LINE = 500;

/** The lines of a text that say something, each for what it is; no more than a list could have. */
export const listLines = (text: string): readonly PlacedLine[] =>
  text.split(/\r\n|\r|\n/, MOST_LINES).flatMap((raw, index) => {
    const line = lineOf(raw.slice(0, LONGEST_LINE));
    return line === undefined ? [] : [{ ...line, line: index + 1 }];
  });
