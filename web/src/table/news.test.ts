import { expect, test } from 'vitest';
import type { Event } from '../protocol';
import { markOf, newsSince } from './news';

const event = (seat: number): Event => ({ type: 'Sealed', seat }) as unknown as Event;
const moment = (number: number, ...seats: number[]) => ({ number, events: seats.map(event) });
const seats = (events: Event[]): number[] => events.map((each) => (each as { seat: number }).seat);

test('what has been read out is not read again, even in the middle of a moment', () => {
  const mark = markOf([moment(1, 0), moment(2, 1)]);
  expect(seats(newsSince(mark, [moment(1, 0), moment(2, 1, 2), moment(3, 3)]))).toEqual([2, 3]);
  expect(newsSince(mark, [moment(1, 0), moment(2, 1)])).toEqual([]);
});

test('of a lot, the end is read', () => {
  const many = Array.from({ length: 50 }, (_, number) => moment(number, number));
  expect(seats(newsSince(markOf([]), many))).toEqual([42, 43, 44, 45, 46, 47, 48, 49]);
});
