import type { MarquisEvent, MarquisView, Place } from '../../protocol/marquis';
import type { ToldMoment } from '../../table/types';
import text from './recorded.txt?raw';

/** A game of three players as seat 0 knew it, written down by the rules engine. */
export interface RecordedMoment extends ToldMoment {
  events: MarquisEvent[];
  after: {
    treasury: number;
    clockwise: boolean;
    turn: number | null;
    places: (Omit<Place, 'open'> & {
      open: { card: string; protects: number | null; toll: boolean; marked: boolean } | null;
    })[];
    hand: string[];
  };
}

const [first = '', ...rest] = text.trim().split('\n');
export const opening = JSON.parse(first) as MarquisView;
export const moments = rest.map((line) => JSON.parse(line) as RecordedMoment);
export const names = ['Ada', 'Ben', 'Cleo'];
