import type { SessionGame } from '../sessions/session-game.js';
import { LEGION_SESSION } from './legion/session/legion-session.js';
import { XWING_SESSION } from './xwing/session/xwing-session.js';

/** Every game that can be played in a session. */
export const SESSION_GAMES: readonly SessionGame[] = [XWING_SESSION, LEGION_SESSION];
