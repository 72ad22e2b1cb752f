/** What stands on the shelf: the four games, also those that cannot be played yet. */
export interface Box {
  id: string;
  seats: [number, number];
  minutes: [number, number];
  /** 1 easy to 5 heavy. */
  weight: number;
  year: number;
  author: string;
}

/** Facts of the boxes whose rules are being prepared; a playable game's facts come from the server. */
export const BOXES: readonly Box[] = [
  {
    id: 'musketeers',
    seats: [2, 4],
    minutes: [20, 40],
    weight: 1,
    year: 1991,
    author: 'Franz-Josef Lamminger',
  },
  {
    id: 'marquis',
    seats: [2, 8],
    minutes: [30, 120],
    weight: 3,
    year: 2005,
    author: 'Czarnè, Martin Götz',
  },
  {
    id: 'marracash',
    seats: [2, 4],
    minutes: [45, 60],
    weight: 3,
    year: 1996,
    author: 'Stefan Dorra',
  },
  {
    id: 'merchants',
    seats: [2, 4],
    minutes: [60, 90],
    weight: 4,
    year: 1999,
    author: 'Wolfgang Kramer, Richard Ulrich',
  },
];
