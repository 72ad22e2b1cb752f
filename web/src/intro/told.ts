import { remember, remembered } from '$lib/storage';

/** What a reader was told of a game: remarks of its guide by their ids, or that they are all told. */
export const toldKey = (game: string): string => `tour.${game}`;

/** The pictures were seen or skipped, and are not shown again before a table. */
export function noteIntroduced(game: string): void {
  if (remembered(toldKey(game)) === null) remember(toldKey(game), []);
}
