import type { MusketeersView } from '../../protocol';

export const SLOTS = [0, 1, 2] as const;

export interface Face {
  value: number;
  swords: number;
}

/** MU-3: a card is written `7/2`, value and swords. */
export function face(card: string): Face {
  const [value, swords] = card.split('/');
  return { value: Number(value), swords: Number(swords) };
}

export const valueOf = (card: string): number => face(card).value;

/** MU-4: the higher value is stronger, then the more swords. */
export function rank(card: string): number {
  const { value, swords } = face(card);
  return value * 5 + swords;
}

const DECK: readonly string[] = Array.from(
  { length: 55 },
  (_, index) => `${Math.floor(index / 5)}/${index % 5}`,
);

/** The cards of this hand that the viewer cannot place: in other hands, in others' rewards, or put away. */
export function unseen(view: MusketeersView): string[] {
  const known = new Set<string>(view.hand);
  for (const place of view.places) for (const card of place.rewards) if (card) known.add(card);
  for (const duel of view.duels) for (const card of duel.cards) if (card) known.add(card);
  return DECK.filter((card) => !known.has(card));
}

export interface Chances {
  won: number;
  jewel: number;
  prison: number;
}

/** MU-15 to MU-17: how often a card wins if every other fighter played an unseen card at random. */
export function chances(card: string, guard: number, others: number, pool: string[]): Chances {
  const count = { all: 0, won: 0, jewel: 0, prison: 0 };
  const mine = rank(card);
  const ranks = pool.map(rank);
  const visit = (from: number, left: number, sum: number, low: number, high: number): void => {
    if (left === 0) {
      count.all += 1;
      const won = sum >= guard;
      if (won) count.won += 1;
      if (won && mine > high) count.jewel += 1;
      if (!won && mine < low) count.prison += 1;
      return;
    }
    for (let at = from; at <= ranks.length - left; at += 1) {
      const other = ranks[at] ?? 0;
      const value = Math.floor(other / 5);
      visit(at + 1, left - 1, sum + value, Math.min(low, other), Math.max(high, other));
    }
  };
  visit(0, others, valueOf(card), 99, -1);
  const share = (part: number): number => (count.all === 0 ? 0 : part / count.all);
  return { won: share(count.won), jewel: share(count.jewel), prison: share(count.prison) };
}

/** MU-35 to MU-37: what a card pays with the token lying on it. */
export function pays(card: string, token: string | undefined): number {
  const factor = token === 'J' ? 2 : token === 'P' ? 0 : 1;
  return valueOf(card) * factor;
}

export const slotsWith = (row: string, token: string): number[] =>
  SLOTS.filter((slot) => row[slot] === token);

/** The duel is decided as soon as its cards are among the fought ones. */
export const isRevealed = (view: MusketeersView): boolean =>
  view.duel > 0 && view.duels.length >= view.duel;
