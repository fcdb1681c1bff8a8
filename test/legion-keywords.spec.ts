import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  availableActions,
  keywordTreatment,
  KEYWORDS_WITHOUT_BEARING,
  MODELLED_KEYWORDS,
  UNMODELLED_KEYWORDS,
  type Keyword,
} from '../libs/rules/src/legion/index.js';
import { keywordFaults } from '../libs/rules/src/legion/keywords/keyword-faults.js';

interface Carrier {
  readonly keywords?: readonly Keyword[];
}

const cardsIn = (file: string, kind: string): readonly Carrier[] => {
  const data = JSON.parse(readFileSync(`libs/catalogue/data/${file}`, 'utf8')) as Record<
    string,
    Record<string, Carrier>
  >;
  return Object.values(data[kind] ?? {});
};

const carriers = [...cardsIn('legion-units.json', 'units'), ...cardsIn('legion-cards.json', 'upgrades')];
const names = [...new Set(carriers.flatMap(({ keywords = [] }) => keywords.map(({ name }) => name)))].sort();

describe('the keywords of every unit and upgrade', () => {
  it.each(names)('%s is known to the rules', (name) => {
    expect(keywordTreatment(name)).not.toBe('unknown');
  });

  it('have values as the rules take them', () => {
    expect(carriers.flatMap((card) => keywordFaults(card, ''))).toEqual([]);
  });

  it('are each listed once, as modelled or as without bearing', () => {
    const ids = [...Object.keys(MODELLED_KEYWORDS), ...Object.values(KEYWORDS_WITHOUT_BEARING).flat()];
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const both = UNMODELLED_KEYWORDS.filter((id) => Object.values(KEYWORDS_WITHOUT_BEARING).flat().includes(id));
    expect(both).toEqual([]);
  });

  it.each(Object.entries(KEYWORDS_WITHOUT_BEARING).flatMap(([about, ids]) => ids.map((id) => ({ about, id }))))(
    '$id ($about) changes no verdict',
    ({ id }) => {
      const verdicts = (keywords: readonly Keyword[]) => {
        const answer = availableActions({
          unit: { courage: 2, suppression: 1, keywords },
          activation: { made: [{ action: 'move' }] },
        });
        return 'value' in answer ? answer.value.options.map(({ label, verdict }) => [label, verdict.verdict]) : [];
      };
      expect(verdicts([{ name: id, value: 2 }])).toEqual(verdicts([]));
    },
  );
});
