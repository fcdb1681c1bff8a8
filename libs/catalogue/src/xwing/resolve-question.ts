import type { Checked, Fault } from '@marshal/rules/kernel';
import {
  GAME_EFFECTS,
  GRANTS_WITHOUT_CARD,
  type ActionInput,
  type AvailableInput,
  type CoordinatedShip,
  type Declaration,
  type Opportunity,
  type XWingRulesetId,
} from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { shown } from '../shown.js';
import { DEFAULT_DATA_SET } from './data-set.js';
import { effectFaults } from './effect-faults.js';
import { resolveScene, type SceneInput } from './resolve-scene.js';
import type { ShipInput, Told } from './ship-input.js';
import { actionNameFaults } from './unknown-action.js';
import { cardFaults } from './unknown-card.js';

/** What every question about actions tells. */
interface Question extends SceneInput, Told<Pick<ActionInput, 'effects' | 'phase' | 'step' | 'dialRevealed'>> {
  readonly activating?: string | undefined;
}

/** A question about one attempt, as a caller asks it. */
export interface AttemptQuestion extends Question {
  readonly attempt: ActionInput['attempt'];
}

/** A question about all that a ship may do, as a caller asks it. */
export interface AvailableQuestion extends Question {
  readonly opportunity?: AvailableInput['opportunity'] | undefined;
}

const momentOf = ({ effects, phase, step, activating, dialRevealed, ship: { round } }: Question) =>
  defined({
    effects,
    phase,
    step,
    activating,
    dialRevealed,
    roundUntold: round?.performed === undefined && round?.failed === undefined ? (true as const) : undefined,
  });

const effectsOf = ({ effects, dataSet }: Question): readonly Fault[] =>
  effectFaults(effects, dataSet ?? DEFAULT_DATA_SET);

/** A place in a question. */
interface Place {
  readonly pointer: string;
  readonly question: Question;
}

/** Only a told table says which ships there are. */
const granterFaults = (from: string | undefined, { pointer, question: { ship, table } }: Place): readonly Fault[] =>
  from === undefined || from === ship.id || table?.ships === undefined || table.ships.some(({ id }) => id === from)
    ? []
    : [{ pointer: `${pointer}/from`, detail: `No ship of the table has the id "${shown(from)}".` }];

/** Another ship's activation is that of one which is in play, likewise. */
const activatingFaults = ({ activating, ship, table }: Question): readonly Fault[] =>
  activating === undefined ||
  activating === ship.id ||
  table?.ships === undefined ||
  table.ships.some(({ id }) => id === activating)
    ? []
    : [{ pointer: '/activating', detail: `No ship of the table has the id "${shown(activating)}".` }];

/** The actions, the card and the ship that an opportunity names. */
const opportunityFaults = (opportunity: Opportunity | undefined, place: Place): readonly Fault[] => {
  const { pointer, question } = place;
  const at = { pointer: `${pointer}/by`, set: question.dataSet ?? DEFAULT_DATA_SET };
  switch (opportunity?.kind) {
    case 'linked':
      return actionNameFaults(opportunity.after, `${pointer}/after`);
    case 'granted':
      return [
        ...cardFaults(opportunity.by, { ...at, words: GRANTS_WITHOUT_CARD }),
        ...granterFaults(opportunity.from, place),
        ...actionNameFaults(opportunity.copied, `${pointer}/copied`),
      ];
    case 'game-effect':
      return cardFaults(opportunity.by, { ...at, words: GAME_EFFECTS });
    case 'perform-action-step':
    case undefined:
      return [];
  }
};

/** The action of a damage card is that of a copy which the ship is told to have. */
const copyFaults = (
  ship: Pick<ShipInput, 'damageCards'>,
  action: string | undefined,
  pointer: string,
): readonly Fault[] => {
  const copies = (ship.damageCards ?? []).map(({ id }) => id);
  const copy = action?.startsWith('damage:') === true ? action.slice('damage:'.length) : undefined;
  return copy === undefined || copies.includes(copy)
    ? []
    : [
        {
          pointer,
          detail: `The ship has no faceup damage card with the id "${shown(copy)}".`,
          ...(copies.length > 0 && { nearest: copies.map((id) => `damage:${id}`) }),
        },
      ];
};

/** What another ship is to perform. */
const targetFaults = (
  { target, targetAction }: Partial<CoordinatedShip>,
  { pointer, question }: Place,
): readonly Fault[] => {
  const ship = question.table?.ships?.find(({ id }) => id === target);
  return [
    ...actionNameFaults(targetAction, `${pointer}/targetAction`),
    ...(ship === undefined ? [] : copyFaults(ship, targetAction, `${pointer}/targetAction`)),
  ];
};

const declarationFaults = (declaration: Declaration | undefined, question: Question): readonly Fault[] => {
  const pointer = '/attempt/declaration';
  return [
    ...targetFaults(declaration ?? {}, { pointer, question }),
    ...(declaration?.others ?? []).flatMap((other, index) =>
      targetFaults(other, { pointer: `${pointer}/others/${index}`, question }),
    ),
  ];
};

const attemptFaults = (question: AttemptQuestion): readonly Fault[] => {
  const { ship, attempt } = question;
  const { action, declaration, opportunity } = attempt;
  return [
    ...actionNameFaults(action, '/attempt/action'),
    ...copyFaults(ship, action, '/attempt/action'),
    ...opportunityFaults(opportunity, { pointer: '/attempt/opportunity', question }),
    ...declarationFaults(declaration, question),
    // Cards let a ship jam itself; the rules say whether this one's do.
    ...(declaration?.target === ship.id && action !== 'jam'
      ? [{ pointer: '/attempt/declaration/target', detail: 'A ship cannot choose itself.' }]
      : []),
  ];
};

/**
 * A question about one attempt, with every ship completed from its cards. Gives every fault by pointer: unknown ids
 * with the nearest known ones, impossible states, an id that stands for two things, a ship that chooses itself.
 */
export const resolveAttempt = (
  question: AttemptQuestion,
): Checked<ActionInput & { readonly ruleset: XWingRulesetId }> => {
  const scene = resolveScene(question);
  const faults = [
    ...faultsUnder('', scene),
    ...effectsOf(question),
    ...activatingFaults(question),
    ...attemptFaults(question),
  ];
  if ('faults' in scene || faults.length > 0) return { faults };
  return { value: { ...momentOf(question), ...scene.value, attempt: question.attempt } };
};

/** A question about all that a ship may do, likewise. */
export const resolveAvailable = (
  question: AvailableQuestion,
): Checked<AvailableInput & { readonly ruleset: XWingRulesetId }> => {
  const scene = resolveScene(question);
  const faults = [
    ...faultsUnder('', scene),
    ...effectsOf(question),
    ...activatingFaults(question),
    ...opportunityFaults(question.opportunity, { pointer: '/opportunity', question }),
  ];
  if ('faults' in scene || faults.length > 0) return { faults };
  return { value: defined({ ...momentOf(question), ...scene.value, opportunity: question.opportunity }) };
};
