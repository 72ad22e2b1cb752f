import { expect, test } from 'vitest';
import { aTable, person } from '../shell/testing';
import type { MusketeersView, ReplayPart } from '../protocol';
import { decisionsOf, readPlace, viewersOf, withViews, writePlace, type Replay } from './replay';

test('an address names a moment and a viewer', () => {
  expect(readPlace('moment=12&as=seat:1')).toEqual({ moment: 12, viewer: 'seat:1' });
  expect(readPlace(writePlace(3, 'open'))).toEqual({ moment: 3, viewer: 'open' });
});

test.each(['', 'moment=-1', 'moment=x&as=seat:9', 'as=god', 'moment=1.5'])(
  'what makes no sense in an address is ignored: %s',
  (hash) => {
    expect(readPlace(hash)).toEqual({ moment: null, viewer: null });
  },
);

const me = { id: 'me', name: 'Me' };

test('while a game runs, everybody sees only what they know', () => {
  const running = aTable({ status: 'playing', seats: [person('you'), person('me')] });
  expect(viewersOf(running, me)).toEqual(['seat:1', 'spectator']);
  expect(viewersOf(running, null)).toEqual(['spectator']);
});

test('a finished game can be seen with all eyes', () => {
  const over = aTable({ status: 'finished', seats: [person('you'), person('me')] });
  expect(viewersOf(over, me)).toEqual(['seat:1', 'open', 'seat:0', 'spectator']);
});

test('a decision is a moment at which a seat had more than one answer', () => {
  const asked = (answers: number): unknown => ({
    question: { choices: { type: 'OneOf', actions: Array.from({ length: answers }) } },
  });
  const moments = [
    { seat: null, view: asked(3) },
    { seat: 0, view: asked(1) },
    { seat: 0, view: { question: { choices: null } } },
    { seat: 1, view: { question: null } },
    { seat: 0, view: {} },
  ] as Replay['moments'];
  expect(decisionsOf(moments, 0)).toEqual([0, 3]);
  expect(decisionsOf(moments, 1)).toEqual([2]);
});

test('the steps of a replay lead from table to table, and what did not change is shared', () => {
  const opening = { game: 'musketeers', duel: 1, places: [{ cards: 5 }] } as MusketeersView;
  const moment = (number: number, steps: ReplayPart['moments'][number]['steps']) => ({
    ...{ number, seat: 0, events: [], steps, view: null },
  });
  const part: ReplayPart = {
    ...{ table: aTable({}), viewer: 'open', seat: null, next: null },
    moments: [
      { number: 0, seat: null, events: [], steps: [], view: opening },
      moment(1, [[[['duel'], 2]], [[['places', 0, 'cards'], 4]]]),
      moment(2, [[[['duel'], 3]]]),
    ],
  };
  const [first, second, third] = withViews(part).moments.map(({ view }) => view as MusketeersView);
  expect(first).toEqual(opening);
  expect(second).toEqual({ game: 'musketeers', duel: 2, places: [{ cards: 4 }] });
  expect(third).toEqual({ game: 'musketeers', duel: 3, places: [{ cards: 4 }] });
  expect(third?.places).toBe(second?.places);
  expect(() => withViews({ ...part, moments: part.moments.slice(1) })).toThrow('without a table');
});
