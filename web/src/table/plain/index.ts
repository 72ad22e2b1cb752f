import type { GamePlugin } from '../types';
import PlainBoard from './PlainBoard.svelte';

/** The board of a game that has none of its own: the table as a list of its fields, the choices as a list. */
export function plain(id: string): GamePlugin {
  return {
    id,
    Board: PlainBoard,
    listsChoices: true,
    pauses: () => false,
    beat: () => ({ hold: 300, flights: [] }),
    tone: () => undefined,
    describeItem: (item) => item,
    question: (view) => view.question,
    totals: (view) => Array.from({ length: view.seats }, () => null),
    committed: () => [],
    rounds: () => [],
    money: (amount) => `${amount}`,
    decisive: () => [],
    tour: [],
  };
}
