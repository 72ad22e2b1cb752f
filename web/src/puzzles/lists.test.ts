import { expect, test } from 'vitest';
import type { PuzzleInfo, PuzzleList } from '../protocol';
import { fits, gamesOf, nextAfter, tableOf } from './lists';

const puzzle = (id: string, mine: PuzzleInfo['mine'] = ''): PuzzleInfo => ({
  id,
  game: id.split('-')[0] ?? '',
  seats: 3,
  question: 'x.y',
  rating: 1500,
  attempts: 0,
  solved: 0,
  mine,
});

const list: PuzzleList = {
  puzzles: [puzzle('a-1'), puzzle('a-2', 'solved'), puzzle('a-3', 'missed'), puzzle('b-1')],
  daily: {},
  day: '2026-11-16',
  solver: { rating: 1500, attempts: 0, solved: 0, streak: 0, best_streak: 0 },
};

test('puzzles stand by their games', () => {
  expect(gamesOf(list).map(({ game, puzzles }) => [game, puzzles.length])).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});

test('a filter shows what it says', () => {
  const shown = (filter: Parameters<typeof fits>[1]): string[] =>
    list.puzzles.filter((each) => fits(each, filter)).map(({ id }) => id);
  expect(shown('all')).toHaveLength(4);
  expect(shown('open')).toEqual(['a-1', 'b-1']);
  expect(shown('missed')).toEqual(['a-3']);
});

test('the next puzzle is one of the same game that was not tried', () => {
  expect(nextAfter(list, 'a-2')).toBe('a-1');
  expect(nextAfter(list, 'a-1')).toBeNull();
  expect(nextAfter(list, 'b-1')).toBeNull();
});

test('the reader is the only person at the table', () => {
  expect(tableOf('a', 3, 1, {}).seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
});
