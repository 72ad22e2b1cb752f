import { t, type Arguments } from '$lib/i18n.svelte';
import type { MarraCashEvent, MarraCashView } from '../../protocol';
import type { Line, Reader } from '../../table/types';

export type MarraCashReader = Reader<MarraCashView>;

export const say = (id: string, args: Arguments = {}): string => t(`marracash-${id}`, args);
export const money = (count: number): string => say('money', { count });
export const nameOf = (reader: MarraCashReader, seat: number | null): string =>
  seat === null ? '?' : (reader.names[seat] ?? '?');

/** `RRG` in words: 2 red, 1 green. */
export const groupText = (group: string): string => say('people', { it: group });

export const cardText = (card: string): string => say('piece', { it: card });

const HEADS: readonly string[] = ['TurnBegan', 'LastRoundBegan', 'GameEnded'];

export const tone = (event: MarraCashEvent): Line['tone'] =>
  HEADS.includes(event.type) ? 'head' : undefined;

/** MC-10: who comes in when so many are taken from an end of the line. */
export const taken = (line: string, end: 'left' | 'right', count: number): string =>
  end === 'left' ? line.slice(0, count) : line.slice(Math.max(0, line.length - count));

/** The lowest bid that is allowed now. */
export function leastBid(view: MarraCashView): number {
  const choices = view.question?.choices;
  const form = choices?.type === 'OneOrForm' ? choices.forms[0] : undefined;
  const high = view.auction?.high ?? 0;
  return form?.amounts[0]?.least ?? Math.max(view.min_bid, high ? high + view.bid_step : 0);
}
