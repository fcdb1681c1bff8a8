import type { Checked, Fault } from '@marshal/rules/kernel';
import type { CohesionInput, Miniature } from '@marshal/rules/legion';
import { faultsUnder } from '../faults-under.js';
import type { UnitRecord } from './records.js';
import { resolveUnit } from './resolve-unit.js';
import { unitById } from './units.js';

/** A question about cohesion, as a caller asks it: a miniature without a base has that of the unit's card. */
export interface CohesionQuestion extends CohesionInput {
  readonly catalogueId?: string;
}

/** The base of a unit's miniatures, in mm, and whether it was measured or only inferred. */
export interface CatalogueBase {
  readonly diameter: number;
  readonly source: NonNullable<UnitRecord['baseSizeSource']>;
}

export interface CompletedCohesion {
  readonly completed: CohesionInput;
  /** Absent where no catalogue id is told, or every miniature tells its own base. */
  readonly base?: CatalogueBase;
}

const baseOf = ({ baseDiameterMm: diameter, baseSizeSource: source }: UnitRecord): CatalogueBase | undefined =>
  diameter === undefined || source === undefined ? undefined : { diameter, source };

const unknownBase = (id: string): Fault => ({
  pointer: '/catalogueId',
  detail: `The catalogue does not know a round base for ${id}: give each miniature its base.`,
});

const withBase =
  ({ diameter }: CatalogueBase) =>
  (miniature: Miniature): Miniature =>
    miniature.base === undefined ? { ...miniature, base: diameter } : miniature;

/**
 * A question about cohesion with the bases that the unit's card brings. Gives a fault for a catalogue id that does not
 * exist, with the nearest ones, and for a unit whose base is not known while a miniature needs it.
 */
export const completeCohesion = ({ catalogueId, ...told }: CohesionQuestion): Checked<CompletedCohesion> => {
  if (catalogueId === undefined) return { value: { completed: told } };
  const record = unitById(catalogueId);
  if (record === undefined) return { faults: faultsUnder('', resolveUnit({ catalogueId })) };
  if ([told.leader, ...told.miniatures].every(({ base }) => base !== undefined)) return { value: { completed: told } };
  const base = baseOf(record);
  if (base === undefined) return { faults: [unknownBase(record.id)] };
  const complete = withBase(base);
  const completed = { ...told, leader: complete(told.leader), miniatures: told.miniatures.map(complete) };
  return { value: { completed, base } };
};
