import { expect, test } from 'vitest';
import type { Action, Question } from '../protocol';
import { Chooser, leastOf, lowestOf } from './chooser.svelte';

const play = (card: string): Action => ({ type: 'PlayCard', card });

function question(number: number, choices: Question['choices']): Question {
  return {
    id: 'musketeers.x',
    rule: 'MU-9',
    number,
    asked: [0],
    waiting: [0],
    choices,
    mine: null,
  };
}

function seated(): { chooser: Chooser; sent: Action[] } {
  const sent: Action[] = [];
  return { chooser: new Chooser((action) => sent.push(action)), sent };
}

const some = question(1, {
  type: 'SomeOf',
  items: ['1/0', '2/0', '3/0', '4/0'],
  count: 3,
  action: 'LayRewards',
  field: 'cards',
});

test('three ticks make an action, a fourth replaces the oldest', () => {
  const { chooser, sent } = seated();
  chooser.ask(some);
  for (const item of ['1/0', '2/0', '3/0', '4/0']) chooser.toggle(item);
  expect(chooser.ticked).toEqual(['2/0', '3/0', '4/0']);
  chooser.confirm();
  expect(sent).toEqual([{ type: 'LayRewards', cards: ['2/0', '3/0', '4/0'] }]);
  expect(chooser.open).toBe(false);
});

test('what was ticked survives while somebody else moves', () => {
  const { chooser } = seated();
  chooser.ask(some);
  chooser.toggle('1/0');
  chooser.ask(null);
  chooser.ask({ ...some, waiting: [0, 2] });
  expect(chooser.ticked).toEqual(['1/0']);
  chooser.ask({ ...some, number: 2 });
  expect(chooser.ticked).toEqual([]);
});

test('an answer is given once, and again after a refusal', () => {
  const { chooser, sent } = seated();
  chooser.ask(question(3, { type: 'OneOf', actions: [play('1/0'), play('2/0')] }));
  chooser.take(play('1/0'));
  chooser.take(play('2/0'));
  expect(sent).toHaveLength(1);
  chooser.reopen();
  chooser.take(play('2/0'));
  expect(sent).toHaveLength(2);
});

test('with confirmation a choice is held until it is taken twice or confirmed', () => {
  const { chooser, sent } = seated();
  chooser.confirms = true;
  chooser.ask(question(4, { type: 'OneOf', actions: [play('1/0'), play('2/0')] }));
  chooser.take(play('1/0'));
  expect(sent).toHaveLength(0);
  expect(chooser.isHeld(play('1/0'))).toBe(true);
  expect(chooser.withdraw()).toBe(true);
  chooser.take(play('2/0'));
  chooser.confirm();
  expect(sent).toEqual([play('2/0')]);
});

test('a question with a single answer leaves no choice', () => {
  const { chooser } = seated();
  const form = (most: number) => ({
    action: play('1/0'),
    field: '',
    amounts: [{ name: 'amount', most, least: 1, step: 1 }],
    total: 0,
  });
  const cases: [Question['choices'], boolean][] = [
    [{ type: 'OneOf', actions: [play('1/0')] }, true],
    [{ type: 'OneOf', actions: [play('1/0'), play('2/0')] }, false],
    [{ type: 'OneOrForm', actions: [], forms: [form(1)] }, true],
    [{ type: 'OneOrForm', actions: [], forms: [form(2)] }, false],
    [{ type: 'OneOrForm', actions: [play('1/0')], forms: [form(1)] }, false],
    [{ type: 'SomeOf', items: ['1/0'], count: 1, action: 'LayRewards', field: 'cards' }, true],
    [some.choices, false],
    [null, false],
  ];
  cases.forEach(([choices, forced], number) => {
    chooser.ask(question(100 + number, choices));
    expect(chooser.isForced).toBe(forced);
  });
});

test('a form begins with the least that can be sent', () => {
  const amount = (name: string, most: number, least = 0) => ({ name, most, least, step: 1 });
  const form = { action: play('1/0'), field: '', amounts: [amount('a', 2), amount('b', 3)] };
  expect(leastOf({ ...form, total: 0 })).toEqual({ a: 0, b: 0 });
  expect(leastOf({ ...form, total: 1 })).toEqual({ a: 1, b: 0 });
  expect(leastOf({ ...form, total: 4 })).toEqual({ a: 2, b: 2 });
  expect(leastOf({ ...form, amounts: [amount('a', 5, 2)], total: 1 })).toEqual({ a: 2 });
});

test('an amount that is asked for alone goes no lower than the form allows', () => {
  const amount = (name: string, most: number, least = 0) => ({ name, most, least, step: 1 });
  const form = { action: play('1/0'), field: '', total: 1 };
  expect(lowestOf({ ...form, amounts: [amount('a', 2)] }, 'a')).toBe(1);
  expect(lowestOf({ ...form, amounts: [amount('a', 2), amount('b', 1)] }, 'a')).toBe(0);
  expect(lowestOf({ ...form, amounts: [amount('a', 2), amount('b', 0)] }, 'a')).toBe(1);
  expect(lowestOf({ ...form, amounts: [amount('a', 5, 2)] }, 'a')).toBe(2);
});
