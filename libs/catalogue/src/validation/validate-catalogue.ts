import type { Fault } from '@marshal/rules/kernel';
import { LEGION_FILES } from '../legion/data-files.js';
import { ALIASES } from '../xwing/squads/aliases.js';
import { CARD_EXCEPTIONS } from '../xwing/card-exceptions.js';
import { pilotById, pilots, sections, shipById, upgradeById } from '../xwing/cards.js';
import { DATA_SETS, type DataSetId } from '../xwing/data-set.js';
import { REVIEWED_CARDS } from '../xwing/unmodelled-cards.js';
import { plain } from '../nearest.js';
import { legionFaults } from './legion-faults.js';
import { xwingFaults } from './xwing-faults.js';

const under = (pointer: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, pointer: pointer + fault.pointer }));

const FIND = { pilot: pilotById, upgrade: upgradeById, ship: shipById } as const;

/** Conditions are not in the catalogue; every other card of an exception is in each set that it names. */
const isMissing = ({ card, xws, presentIn = [] }: (typeof CARD_EXCEPTIONS)[number]): boolean =>
  card !== 'condition' &&
  xws.some((id) => !DATA_SETS.some((set) => presentIn.includes(set) && FIND[card](id, set) !== undefined));

const lacksAbility = ({ ability, xws }: (typeof CARD_EXCEPTIONS)[number]): boolean =>
  ability !== undefined &&
  !DATA_SETS.some((set) =>
    pilots(set).some(
      ({ ship, shipAbility }) =>
        xws.includes(ship) && shipAbility !== undefined && plain(shipAbility) === plain(ability),
    ),
  );

const exceptionFaults = (): readonly Fault[] =>
  CARD_EXCEPTIONS.flatMap((exception, index) => [
    ...(isMissing(exception) ? [{ pointer: `/exceptions/${index}/xws`, detail: 'names a card that no set has' }] : []),
    ...(lacksAbility(exception)
      ? [{ pointer: `/exceptions/${index}/ability`, detail: 'no ship of the type has it' }]
      : []),
  ]);

/** Cards that were read and that no set has any more. */
const reviewFaults = (): readonly Fault[] => {
  const { open, neutral } = REVIEWED_CARDS;
  const named = [
    ...open.flatMap(({ card, xws }) => (card === 'condition' ? [] : xws.map((id) => [card, id] as const))),
    ...neutral.pilots.map((id) => ['pilot', id] as const),
    ...neutral.upgrades.map((id) => ['upgrade', id] as const),
  ];
  return named
    .filter(([card, id]) => !DATA_SETS.some((set) => FIND[card](id, set) !== undefined))
    .map(([card, id]) => ({ pointer: `/reviewed/${card}/${id}`, detail: 'is a card that no set has' }));
};

const aliasFaults = (): readonly Fault[] =>
  (['ship', 'pilot', 'upgrade'] as const).flatMap((kind) =>
    [...ALIASES[kind]]
      .filter(([, ids]) => !ids.some((id) => DATA_SETS.some((set: DataSetId) => FIND[kind](id, set) !== undefined)))
      .map(([alias]) => ({ pointer: `/aliases/${kind}/${alias}`, detail: 'leads to no card' })),
  );

/** Everything wrong with the data as it stands: every set, the Legion files, what was
 * found by reading cards, exceptions and aliases. None, if all is well. */
export const validateCatalogue = (): readonly Fault[] => [
  ...DATA_SETS.flatMap((set) => under(`/${set}`, xwingFaults(sections(set)))),
  ...under('/legion', legionFaults(LEGION_FILES)),
  ...exceptionFaults(),
  ...reviewFaults(),
  ...aliasFaults(),
];
