import type { GamePlugin } from '../table/types';
import { musketeers } from './musketeers';

/** Every game that has a board. A new game adds its folder and one line here. */
const GAMES: Record<string, GamePlugin> = { musketeers };

export const pluginOf = (id: string): GamePlugin | undefined => GAMES[id];
