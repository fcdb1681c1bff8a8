import type { Checked, Fault } from '@marshal/rules/kernel';
import type { CohesionInput, Miniature, Unit } from '@marshal/rules/legion';
import { completeUnit, type Completed } from './completed.js';
import type { UnitRecord } from './records.js';
import type { UnitInput } from './resolve-unit.js';
import { unitById } from './units.js';

/** A question about cohesion, as a caller asks it: a miniature without a base has that of the unit's card. */
export interface CohesionQuestion extends Omit<CohesionInput, 'unit'> {
  /** The unit, told whole; or its id alone. */
  readonly unit?: UnitInput;
  readonly catalogueId?: string;
}

/** The base of a unit's miniatures, in mm, and whether it was measured or only inferred. */
export interface CatalogueBase {
  readonly diameter: number;
  readonly source: NonNullable<UnitRecord['baseSizeSource']>;
}

/** The question with every base that it needs, and the one of the card where it was used. */
type CompletedBases = Omit<CompletedCohesion, 'conflicts'>;

export interface CompletedCohesion extends Completed<CohesionInput> {
  /** Absent where no catalogue id is told, the leader is alone, or every miniature tells its own base. */
  readonly base?: CatalogueBase;
}

const baseOf = ({ baseDiameterMm: diameter, baseSizeSource: source }: UnitRecord): CatalogueBase | undefined =>
  diameter === undefined || source === undefined ? undefined : { diameter, source };

const unknownBase = (id: string, pointer: string): Fault => ({
  pointer: `${pointer}/catalogueId`,
  detail: `The catalogue does not know a round base for ${id}: give each miniature its base.`,
});

/** A miniature alone is in cohesion whatever its base. */
const needsBase = ({ leader, miniatures }: CohesionInput): boolean =>
  miniatures.length > 0 && [leader, ...miniatures].some(({ base }) => base === undefined);

const withBase =
  ({ diameter }: CatalogueBase) =>
  (miniature: Miniature): Miniature =>
    miniature.base === undefined ? { ...miniature, base: diameter } : miniature;

/** Where the id of the unit stands: by itself, which wins, or in the unit. */
const placeOfId = ({ catalogueId }: CohesionQuestion): string => (catalogueId === undefined ? '/unit' : '');

/** The unit as far as it is told, completed from its card. */
const completeTold = (question: CohesionQuestion): Checked<Completed<Unit>> => {
  const { unit, catalogueId } = question;
  const checked = completeUnit({ ...unit, ...(catalogueId !== undefined && { catalogueId }) }, '/unit');
  if ('value' in checked) return checked;
  const pointer = `${placeOfId(question)}/catalogueId`;
  return {
    faults: checked.faults.map((fault) => (fault.pointer === '/unit/catalogueId' ? { ...fault, pointer } : fault)),
  };
};

/** The question with the bases of the card, where a miniature needs one. */
const withBases = (told: CohesionInput, record: UnitRecord | undefined, pointer: string): Checked<CompletedBases> => {
  if (record === undefined || !needsBase(told)) return { value: { completed: told } };
  const base = baseOf(record);
  if (base === undefined) return { faults: [unknownBase(record.id, pointer)] };
  const complete = withBase(base);
  const completed = { ...told, leader: complete(told.leader), miniatures: told.miniatures.map(complete) };
  return { value: { completed, base } };
};

/**
 * A question about cohesion with the unit and the bases that its card brings. Gives a fault for a catalogue id that does
 * not exist, with the nearest ones, and for a unit whose base is not known while a miniature needs it.
 */
export const completeCohesion = (question: CohesionQuestion): Checked<CompletedCohesion> => {
  const { unit, catalogueId = unit?.catalogueId, ...told } = question;
  const checked = completeTold(question);
  if ('faults' in checked) return checked;
  const { completed, conflicts } = checked.value;
  const record = catalogueId === undefined ? undefined : unitById(catalogueId);
  const based = withBases({ ...told, unit: completed }, record, placeOfId(question));
  const placed = unit === undefined ? conflicts.map((conflict) => ({ ...conflict, pointer: '' })) : conflicts;
  return 'faults' in based ? based : { value: { ...based.value, conflicts: placed } };
};
