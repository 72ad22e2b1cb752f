import type { MusketeersView } from '../../protocol';

export const SLOTS = [0, 1, 2] as const;

interface Face {
  value: number;
  swords: number;
}

/** MU-3: a card is written `7/2`, value and swords. */
export function face(card: string): Face {
  const [value, swords] = card.split('/');
  return { value: Number(value), swords: Number(swords) };
}

export const valueOf = (card: string): number => face(card).value;

/** The duel is decided as soon as its cards are among the fought ones. */
export const isRevealed = (view: MusketeersView): boolean =>
  view.duel > 0 && view.duels.length >= view.duel;
