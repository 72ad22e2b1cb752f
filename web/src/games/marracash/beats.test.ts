import { expect, test } from 'vitest';
import type { MarraCashView } from '../../protocol';
import { beat } from './beats';

const fountains = (standing: Record<number, string>): string[] =>
  Array.from({ length: 16 }, (_, index) => standing[index + 1] ?? '');

const table = (standing: Record<number, string>): MarraCashView =>
  ({
    data: null,
    fountains: fountains(standing),
    walk: { seat: 0, group: 9, to: 10, walking: 'RG', entries: [] },
  }) as unknown as MarraCashView;

const arrivals = (standing: string): string[] => {
  const before = table({ 10: standing });
  const event = {
    type: 'GroupArrived',
    fountain: 10,
    visitors: 'RG',
    standing: `${standing}RG`,
    rule: 'MC-36',
  } as const;
  return beat(event, before, before).flights.map(({ to }) => to);
};

test('newcomers stand beside those of the same colour', () => {
  expect(arrivals('R')).toEqual(['figure-10-R1', 'figure-10-G0']);
});

test('where many stand, one figure with a number takes in all of its colour', () => {
  expect(arrivals('YYRRBB')).toEqual(['figure-10-R0', 'figure-10-G0']);
});
