import { t, type Arguments } from '$lib/i18n.svelte';
import type { MusketeersView } from '../../protocol';

/** A text about the table, the same for every reader. */
export function say(view: MusketeersView, id: string, args: Arguments = {}): string {
  return t(`musketeers-${id}`, args, { names: [], me: view.seat, view });
}

export const coins = (view: MusketeersView, count: number): string => say(view, 'coins', { count });

/** A card in words: for screen readers and long texts. */
export const cardLabel = (view: MusketeersView, card: string | null): string =>
  say(view, 'seen-card', { it: card });
