import type { SessionGame } from '../sessions/session-game.js';
import { LEGION_SESSION } from './legion/session/legion-session.js';

/** Every game that can be played in a session. */
export const SESSION_GAMES: readonly SessionGame[] = [LEGION_SESSION];
