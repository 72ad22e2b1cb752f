import type { GamePlugin } from '../table/types';
import { marquis } from './marquis';
import { marracash } from './marracash';
import { musketeers } from './musketeers';

/** Every game that has a board. A new game adds its folder and one line here. */
const GAMES: Record<string, unknown> = { musketeers, marquis, marracash };

/** A game's board is only ever shown views, events and actions of that game. */
export const pluginOf = (id: string): GamePlugin | undefined => GAMES[id] as GamePlugin | undefined;
