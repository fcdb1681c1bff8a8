import type { BarAction, Ship } from '@marshal/rules/xwing';
import type { ImportWarning } from '../../import-notes.js';
import type { DataSetId } from '../data-set.js';
import type { Faction } from '../records.js';

/** What an upgrade gives its ship while the side it starts with is faceup. */
export interface UpgradeAdds {
  readonly actions?: readonly BarAction[];
  readonly force?: number;
  readonly shields?: number;
  readonly charges?: number;
  readonly actionHeaders?: number;
}

export interface SquadUpgrade {
  readonly id: string;
  readonly name: string;
  readonly slots: readonly string[];
  /** It comes with the pilot; the file may or may not have listed it. */
  readonly standardLoadout?: boolean;
  readonly adds: UpgradeAdds;
}

export interface SquadShip {
  readonly pilotName: string;
  readonly shipName: string;
  readonly faction: Faction;
  /** The ship as it starts a game, ready for every other question. */
  readonly ship: Ship;
  readonly upgrades: readonly SquadUpgrade[];
}

export interface Squad {
  readonly name?: string;
  readonly description?: string;
  readonly faction?: Faction;
  readonly points?: number;
  readonly ships: readonly SquadShip[];
}

/** All the squads of a file, and what was odd about it. */
export interface SquadFile {
  readonly set: DataSetId;
  readonly squads: readonly Squad[];
  readonly warnings: readonly ImportWarning[];
}
