import { t, type Arguments } from '$lib/i18n.svelte';
import type { MarraCashView } from '../../protocol';
import type { Reader } from '../../table/types';
import { calledOf } from '../../table/telling';

export type MarraCashReader = Reader<MarraCashView>;

export const say = (id: string, args: Arguments = {}): string => t(`marracash-${id}`, args);
export const money = (count: number): string => say('money', { count });
export const nameOf = (reader: MarraCashReader, seat: number | null): string =>
  seat === null ? '?' : calledOf(seat, reader);

/** `RRG` in words: 2 red, 1 green. */
export const groupText = (group: string): string => say('people', { it: group });

export const cardText = (card: string): string => say('piece', { it: card });
