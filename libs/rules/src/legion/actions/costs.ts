import type { Cost } from './definition.js';
import { GRANTS } from './grants.js';
import type { Situation } from './situation.js';

/** All that is paid for the attempt: actions, and what a grant or Spur asks. */
export const costsOf = ({ cost, granted, declaration, kind }: Situation): readonly Cost[] => [
  ...(cost > 0 ? [{ spend: 'action', count: cost } as const] : []),
  ...(granted === undefined ? [] : GRANTS[granted.by].costs),
  ...(kind === 'move' && declaration.spur === true ? [{ gain: 'suppression', count: 1 } as const] : []),
];
