import type { Checked, Fault } from '@marshal/rules/kernel';
import type { CohesionInput, Miniature } from '@marshal/rules/legion';
import { faultsUnder } from '../faults-under.js';
import type { UnitRecord } from './records.js';
import { resolveUnit, type UnitInput } from './resolve-unit.js';
import { unitById } from './units.js';

/** A question about cohesion, as a caller asks it: a miniature without a base has that of the unit's card. */
export interface CohesionQuestion extends CohesionInput {
  /** The unit, told whole; or its id alone. */
  readonly unit?: UnitInput;
  readonly catalogueId?: string;
}

/** The base of a unit's miniatures, in mm, and whether it was measured or only inferred. */
export interface CatalogueBase {
  readonly diameter: number;
  readonly source: NonNullable<UnitRecord['baseSizeSource']>;
}

export interface CompletedCohesion {
  readonly completed: CohesionInput;
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

/**
 * A question about cohesion with the bases that the unit's card brings. Gives a fault for a catalogue id that does not
 * exist, with the nearest ones, and for a unit whose base is not known while a miniature needs it.
 */
export const completeCohesion = ({ unit, ...question }: CohesionQuestion): Checked<CompletedCohesion> => {
  const { catalogueId = unit?.catalogueId, ...told } = question;
  const pointer = question.catalogueId === undefined ? '/unit' : '';
  if (catalogueId === undefined) return { value: { completed: told } };
  const record = unitById(catalogueId);
  if (record === undefined) return { faults: faultsUnder(pointer, resolveUnit({ catalogueId })) };
  if (!needsBase(told)) return { value: { completed: told } };
  const base = baseOf(record);
  if (base === undefined) return { faults: [unknownBase(record.id, pointer)] };
  const complete = withBase(base);
  const completed = { ...told, leader: complete(told.leader), miniatures: told.miniatures.map(complete) };
  return { value: { completed, base } };
};
