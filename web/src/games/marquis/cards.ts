import type { Character, MarquisView } from '../../protocol/marquis';

/** One colour for each character; the letter always stands beside it. */
const COLOURS: Record<string, string> = {
  A: '#8b1e2d',
  C: '#a8477f',
  D: '#1f7486',
  E: '#7a4b1e',
  F: '#5b4bb7',
  H: '#2e6f95',
  K: '#5c5c62',
  M: '#8a6a0c',
  S: '#1f3a5f',
  T: '#3c7030',
  W: '#3b3b2f',
  V: '#a3241d',
};
export const colourOf = (card: string): string => COLOURS[letterOf(card)] ?? '#444';

/** MQ-V3: a mercenary is written with a star. */
export const letterOf = (card: string): string => card.replace('*', '');

export const characterOf = (view: MarquisView, card: string): Character | undefined =>
  view.characters.find((each) => each.card === letterOf(card));
