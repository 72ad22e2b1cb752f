import { expect, test } from 'vitest';
import type { MerchantsAction, Question } from '../../protocol';
import { Chooser } from '../../table/chooser.svelte';
import { endsOf } from './moves';

const drive = (wagon: number, token: number, to: string, horses = 0): MerchantsAction => ({
  type: 'MoveWagon',
  wagon,
  token,
  to,
  came_from: 'JA',
  horses,
});
const push = (wagon: number, spaces: number, to: string): MerchantsAction => ({
  type: 'PushWagon',
  wagon,
  spaces,
  to,
  came_from: 'JA',
});
const ride = { type: 'MoveCourier', to: 'b2' } as MerchantsAction;

function asked(actions: MerchantsAction[], half: Record<string, unknown> = {}): Chooser {
  const chooser = new Chooser(() => undefined);
  chooser.ask({ number: 1, choices: { type: 'OneOf', actions } } as unknown as Question);
  chooser.half = half;
  return chooser;
}

test('a chosen wagon may go to each space with the least token, and with horses only where nothing else leads', () => {
  const actions = [drive(1, 1, 'a1'), drive(1, 2, 'a1'), drive(1, 1, 'a2', 1), drive(1, 2, 'a2')];
  const ends = endsOf(asked([...actions, drive(1, 2, 'a4', 2), drive(2, 1, 'c1')], { wagon: 1 }));
  expect(ends).toEqual([actions[0], actions[3], drive(1, 2, 'a4', 2)]);
});

test('a chosen token shows its own spaces alone', () => {
  const actions = [drive(1, 1, 'a1'), drive(1, 2, 'a1'), drive(1, 2, 'a2')];
  expect(endsOf(asked(actions, { wagon: 1, token: '2' }))).toEqual(actions.slice(1));
});

test('nothing is shown before a wagon is chosen, nor for the only one while the courier may ride', () => {
  expect(endsOf(asked([drive(1, 1, 'a1'), drive(2, 1, 'c1')]))).toEqual([]);
  const actions = [push(1, 1, 'a1'), push(1, 2, 'a2')];
  expect(endsOf(asked([...actions, ride]))).toEqual([]);
  expect(endsOf(asked(actions))).toEqual(actions);
});
