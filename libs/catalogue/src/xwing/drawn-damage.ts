import type { Fault } from '@marshal/rules/kernel';
import type { DamageCard } from '@marshal/rules/xwing';
import { knownWords, nearest, plain } from '../nearest.js';
import { remember } from '../remember.js';
import { shown } from '../shown.js';
import { damageCards } from './cards.js';
import type { DataSetId } from './data-set.js';
import type { DamageCardRecord } from './records.js';

type Told = Pick<DamageCard, 'id' | 'name'>;

const byPlainName = remember(
  (set: DataSetId): ReadonlyMap<string, DamageCardRecord> =>
    new Map(damageCards(set).map((card) => [plain(card.name), card])),
);

/** A damage card by its name, whatever its case and punctuation. */
const find = (name: string, set: DataSetId): DamageCardRecord | undefined => byPlainName(set).get(plain(name));

const wordsOf = (name: string): readonly string[] => name.split(/\s+/).map(plain);

/** The names nearest in spelling; where none is near, those that have a word in common with it. */
const nearestNames = (name: string, set: DataSetId): readonly string[] => {
  const names = damageCards(set).map((card) => card.name);
  const near = nearest(name, knownWords(names));
  const words = wordsOf(name);
  return near.length > 0
    ? near
    : names.filter((each) => wordsOf(each).some((word) => words.includes(word))).slice(0, 3);
};

const unknownName = (name: string, pointer: string, set: DataSetId): Fault => {
  const near = nearestNames(name, set);
  return {
    pointer,
    detail: `No damage card is called "${shown(name)}".`,
    ...(near.length > 0 && { nearest: near }),
  };
};

/** What is wrong with faceup damage cards as told: an unknown name, or two copies with one id. */
export const damageFaults = (told: readonly Told[], set: DataSetId): readonly Fault[] => {
  const seen = new Set<string>();
  return told.flatMap(({ id, name }, index) => {
    const faults: Fault[] = [];
    if (find(name, set) === undefined) faults.push(unknownName(name, `/damageCards/${index}/name`, set));
    if (seen.has(id))
      faults.push({ pointer: `/damageCards/${index}/id`, detail: `Two cards have the id "${shown(id)}".` });
    seen.add(id);
    return faults;
  });
};

/** The cards with what they print; one of an unknown name keeps the name that was told. */
export const drawDamage = (told: readonly Told[], set: DataSetId): readonly DamageCard[] =>
  told.map(({ id, name }) => {
    const record = find(name, set);
    return { id, name: record?.name ?? name, hasAction: record?.hasAction ?? false };
  });
