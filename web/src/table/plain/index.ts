import type { GamePlugin } from '../types';
import PlainBoard from './PlainBoard.svelte';

/** The board of a game that has none of its own: the table as a list of its fields, the choices as a list. */
export function plain(id: string): GamePlugin {
  return {
    id,
    Board: PlainBoard,
    listsChoices: true,
    beat: () => ({ hold: 300, flights: [] }),
    totals: (view) => Array.from({ length: view.seats }, () => null),
    rounds: () => [],
    money: (amount) => `${amount}`,
    tour: [],
  };
}
