import type { Fault } from '@marshal/rules/kernel';
import { field, isFields } from '../json/shape.js';
import { plain } from '../nearest.js';
import { CARD_EXCEPTIONS } from '../xwing/card-exceptions.js';
import { DATA_SETS, type DataSetId } from '../xwing/data-set.js';
import { ALIASES } from '../xwing/squads/aliases.js';
import { REVIEWED_CARDS } from '../xwing/unmodelled-cards.js';
import { recordsOf } from './shape.js';
import { wordAliasFaults } from './word-alias-faults.js';
import type { XWingSections } from './xwing-faults.js';

/** Every data set, told in full. */
export type XWingSets = Readonly<Record<DataSetId, XWingSections>>;

type Exception = (typeof CARD_EXCEPTIONS)[number];

const SECTION = { pilot: 'pilots', upgrade: 'upgrades', ship: 'ships' } as const;
type Kind = keyof typeof SECTION;

const isIn = (sections: XWingSections, kind: Kind, id: string): boolean => {
  const records = sections[SECTION[kind]];
  return isFields(records) && Object.hasOwn(records, id);
};

const isInAny = (sets: XWingSets, kind: Kind, id: string): boolean =>
  DATA_SETS.some((set) => isIn(sets[set], kind, id));

/** Conditions are not in the catalogue; every other card of an exception is in a set that it names. */
const isMissing = ({ card, xws, presentIn = [] }: Exception, sets: XWingSets): boolean =>
  card !== 'condition' &&
  xws.some((id) => !DATA_SETS.some((set) => presentIn.includes(set) && isIn(sets[set], card, id)));

const printsAbility = ({ pilots }: XWingSections, ability: string, ships: readonly string[]): boolean =>
  recordsOf(pilots).some(([, pilot]) => {
    const [ship, shipAbility] = [field(pilot, 'ship'), field(pilot, 'shipAbility')];
    return (
      typeof ship === 'string' &&
      ships.includes(ship) &&
      typeof shipAbility === 'string' &&
      plain(shipAbility) === plain(ability)
    );
  });

const lacksAbility = ({ ability, xws }: Exception, sets: XWingSets): boolean =>
  ability !== undefined && !DATA_SETS.some((set) => printsAbility(sets[set], ability, xws));

const exceptionFaults = (sets: XWingSets): readonly Fault[] =>
  CARD_EXCEPTIONS.flatMap((exception, index) => [
    ...(isMissing(exception, sets)
      ? [{ pointer: `/exceptions/${index}/xws`, detail: `names a card that no set has: ${exception.xws.join(', ')}` }]
      : []),
    ...(lacksAbility(exception, sets)
      ? [{ pointer: `/exceptions/${index}/ability`, detail: 'no ship of the type has it' }]
      : []),
  ]);

/** Cards that were read and that no set has any more. */
const reviewFaults = (sets: XWingSets): readonly Fault[] => {
  const { open, neutral } = REVIEWED_CARDS;
  const named = [
    ...open.flatMap(({ card, xws }) => (card === 'condition' ? [] : xws.map((id) => [card, id] as const))),
    ...neutral.pilots.map((id) => ['pilot', id] as const),
    ...neutral.upgrades.map((id) => ['upgrade', id] as const),
  ];
  return named
    .filter(([card, id]) => !isInAny(sets, card, id))
    .map(([card, id]) => ({ pointer: `/reviewed/${card}/${id}`, detail: 'is a card that no set has' }));
};

const aliasFaults = (sets: XWingSets): readonly Fault[] =>
  (['ship', 'pilot', 'upgrade'] as const).flatMap((kind) =>
    [...ALIASES[kind]]
      .filter(([, ids]) => !ids.some((id) => isInAny(sets, kind, id)))
      .map(([alias]) => ({ pointer: `/aliases/${kind}/${alias}`, detail: 'leads to no card' })),
  );

/**
 * What is wrong with what was gathered by hand, measured by the sets: exceptions, reviewed cards and aliases that name
 * a card that is not there (any more), by pointer.
 */
export const entryFaults = (sets: XWingSets): readonly Fault[] => [
  ...exceptionFaults(sets),
  ...reviewFaults(sets),
  ...aliasFaults(sets),
  ...wordAliasFaults(ALIASES),
];
