import { needTexts } from '$lib/i18n.svelte';
import type { GamePlugin } from '../table/types';

/** Every folder here is a game's board; a game without one is played on the plain board. */
const BOARDS = import.meta.glob('./*/index.ts', { import: 'plugin' });

const laid = new Map<string, GamePlugin>();

/** Fetch a game's board, and what is said there; a table loads its own and no other. */
export async function layBoard(id: string): Promise<void> {
  const [board] = await Promise.all([BOARDS[`./${id}/index.ts`]?.(), needTexts(id)]);
  // A game's board is only ever shown views, events and actions of that game.
  const plugin = board as GamePlugin | undefined;
  if (!laid.has(id)) laid.set(id, plugin ?? (await import('../table/plain')).plain(id));
}

/** The board that was laid for this game. */
export const pluginOf = (id: string): GamePlugin | undefined => laid.get(id);
