import type { GamePlugin } from '../table/types';
import { plain } from '../table/plain';

/** Every folder here is a game's board; a game without one is played on the plain board. */
const BOARDS = import.meta.glob('./*/index.ts', { import: 'plugin' });

const laid = new Map<string, GamePlugin>();

/** Fetch a game's board; a table loads its own and no other. */
export async function layBoard(id: string): Promise<void> {
  const board = BOARDS[`./${id}/index.ts`];
  // A game's board is only ever shown views, events and actions of that game.
  if (!laid.has(id)) laid.set(id, board ? ((await board()) as GamePlugin) : plain(id));
}

/** The board that was laid for this game. */
export const pluginOf = (id: string): GamePlugin | undefined => laid.get(id);
