import type { GamePlugin } from '../table/types';

/** Every game that has a board. A new game adds its folder and one line here. */
const BOARDS: Record<string, () => Promise<unknown>> = {
  musketeers: async () => (await import('./musketeers')).musketeers,
  marquis: async () => (await import('./marquis')).marquis,
  marracash: async () => (await import('./marracash')).marracash,
  merchants: async () => (await import('./merchants')).merchants,
};

const laid = new Map<string, GamePlugin>();

/** Fetch a game's board; a table loads its own and no other. */
export async function layBoard(id: string): Promise<void> {
  const board = BOARDS[id];
  // A game's board is only ever shown views, events and actions of that game.
  if (board && !laid.has(id)) laid.set(id, (await board()) as GamePlugin);
}

/** The board that was laid for this game. */
export const pluginOf = (id: string): GamePlugin | undefined => laid.get(id);
