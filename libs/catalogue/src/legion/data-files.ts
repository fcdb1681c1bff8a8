import cards from '../../data/legion-cards.json' with { type: 'json' };
import units from '../../data/legion-units.json' with { type: 'json' };
import type { JsonObject } from '../merge-patch.js';

export interface LegionSource {
  readonly source: string;
  readonly commit: string;
  readonly licence: string;
  readonly used: string;
}

export interface LegionFiles {
  readonly sources: readonly LegionSource[];
  readonly units: JsonObject;
  readonly upgrades: JsonObject;
  readonly commands: JsonObject;
}

// The compiler's own reading of the JSON is dropped: its type would be as long as the data.
const typed = (files: unknown): LegionFiles => files as LegionFiles;

/** The one door to the files under `data/`; their content is checked by `validateCatalogue`. */
export const LEGION_FILES: LegionFiles = typed({
  sources: units.meta.sources,
  units: units.units,
  upgrades: cards.upgrades,
  commands: cards.commands,
});
