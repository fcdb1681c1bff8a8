import type { Fault } from '@marshal/rules/kernel';
import { keywordTreatment, KNOWN_KEYWORDS, type Keyword, type Unit } from '@marshal/rules/legion';
import { knownWords, nearest } from '../nearest.js';
import { shown } from '../shown.js';
import { units, unitUpgrades } from './units.js';

const printedNames = [...units(), ...unitUpgrades()].flatMap(({ keywords }) => keywords.map(({ name }) => name));

/** Names as cards print them, and the ids of what only older cards have. */
const NAMES = knownWords([...new Set(printedNames), ...KNOWN_KEYWORDS]);

const faultOf = (name: string, pointer: string): Fault => {
  const near = nearest(name, NAMES);
  return {
    pointer,
    detail: `There is no keyword "${shown(name)}".`,
    ...(near.length > 0 && { nearest: near }),
  };
};

const unknownAmong = (keywords: readonly Keyword[] | undefined, pointer: string): readonly Fault[] =>
  (keywords ?? []).flatMap(({ name }, index) =>
    keywordTreatment(name) === 'unknown' ? [faultOf(name, `${pointer}/keywords/${index}/name`)] : [],
  );

interface Told {
  readonly keywords?: Unit['keywords'] | undefined;
  readonly upgrades?: Unit['upgrades'] | undefined;
}

/** A fault for every keyword of the unit and its upgrades that nobody knows, with the nearest names. */
export const unknownKeywords = ({ keywords, upgrades }: Told): readonly Fault[] => [
  ...unknownAmong(keywords, ''),
  ...(upgrades ?? []).flatMap((card, index) => unknownAmong(card.keywords, `/upgrades/${index}`)),
];
