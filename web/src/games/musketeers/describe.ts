import { t, type Arguments } from '$lib/i18n.svelte';
import type { MusketeersView } from '../../protocol';
import type { Reader } from '../../table/types';

export type MusketeersReader = Reader<MusketeersView>;

/** A text about the table, whoever reads it. */
export function say(view: MusketeersView, id: string, args: Arguments = {}): string {
  return t(`musketeers-${id}`, args, { names: [], me: view.seat, view });
}

export const coins = (view: MusketeersView, count: number): string => say(view, 'coins', { count });

/** A card in words: for screen readers and long texts. */
export const cardLabel = (view: MusketeersView, card: string | null): string =>
  say(view, 'seen-card', { it: card });

/** What a player would be paid if the hand ended now; null where a card is hidden from the reader. */
export function worth(view: MusketeersView, seat: number): number | null {
  const place = view.places[seat];
  if (!place || place.rewards.length === 0) return null;
  return place.pays.reduce<number | null>(
    (sum, paid) => (sum === null || paid === null ? null : sum + paid),
    0,
  );
}
