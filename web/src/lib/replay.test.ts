import { expect, test } from 'vitest';
import { aTable, person } from '../shell/testing';
import type { Replay } from '../protocol';
import { decisionsOf, readPlace, viewersOf, writePlace } from './replay';

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
