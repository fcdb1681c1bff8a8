import type { GameEvent } from '../../kernel/index.js';
import { keywordId, keywordsOf } from '../keyword.js';
import type { GameUnit } from './state.js';

/** Keywords that leave a choice or touch what a game does not keep, by when they work. */
export const WHEN = {
  ordered: ['coordinate', 'disciplined'],
  'phase-starts': ['retinue'],
  'without-order': ['independent'],
  activates: ['attack-run', 'incognito'],
  'activates-undeployed': ['infiltrate'],
  'activation-ends': ['cycle', 'latent-power', 'master-of-the-force', 'regenerate'],
} as const;

/** One event for each keyword of the unit that works now: the table resolves it. */
export const leftToTable = (unit: GameUnit, when: keyof typeof WHEN): readonly GameEvent[] =>
  keywordsOf(unit)
    .filter(({ name }) => (WHEN[when] as readonly string[]).includes(keywordId(name)))
    .map(({ name, value }) => ({ type: 'keyword-triggers', unit: unit.id, keyword: name, value }));
