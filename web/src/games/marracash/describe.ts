import { t, type Arguments } from '$lib/i18n.svelte';
import type { MarraCashView } from '../../protocol';
import type { Reader } from '../../table/types';
import { seatLetter } from '../../table/names';
import { calledOf } from '../../table/telling';

export type MarraCashReader = Reader<MarraCashView>;

export const say = (id: string, args: Arguments = {}): string => t(`marracash-${id}`, args);
export const money = (count: number): string => say('money', { count });
export const nameOf = (reader: MarraCashReader, seat: number | null): string =>
  seat === null ? '?' : calledOf(seat, reader);

/** How wide a sign is. */
const MOST_LETTERS = 6;
/** What the signs of a player say: the name, or the letter of the chair where that is too long. */
export function signOf(seat: number, reader: MarraCashReader): string {
  const name = calledOf(seat, reader);
  return name.length <= MOST_LETTERS ? name : seatLetter(seat);
}

/** `RRG` in words: 2 red, 1 green. */
export const groupText = (group: string): string => say('people', { it: group });

export const cardText = (card: string): string => say('piece', { it: card });
