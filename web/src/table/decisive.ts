import type { Decisive } from './types';

/** A moment with how much it moved; only moments of the same game compare. */
export interface Weighed extends Decisive {
  weight: number;
}

const MOST = 3;

/** The two or three moments that weigh most, in the order they happened. */
export const weightiest = (found: Weighed[]): Decisive[] =>
  found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .sort((one, other) => one.moment - other.moment)
    .map(({ moment, text, rule }) => ({ moment, text, rule }));
