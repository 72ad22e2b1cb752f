import type { MarquisEvent, MarquisView } from '../../protocol/marquis';
import type { ToldMoment } from '../../table/types';
import text from './recorded.txt?raw';

/** A game of three players as seat 0 knew it, written down by the rules engine. */
export interface RecordedMoment extends ToldMoment {
  events: MarquisEvent[];
}

const [first = '', ...rest] = text.trim().split('\n');
export const opening = JSON.parse(first) as MarquisView;
export const moments = rest.map((line) => JSON.parse(line) as RecordedMoment);
export const names = ['Ada', 'Ben', 'Cleo'];
