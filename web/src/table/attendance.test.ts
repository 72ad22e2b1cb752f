import { expect, it } from 'vitest';
import type { Attendance } from '../protocol';
import { aTable } from '../shell/testing';
import { tableAt, withAttendance } from './attendance';

const attendance: Attendance[] = [
  { moment: 2, seat: 1, what: 'stand_in' },
  { moment: 4, seat: 1, what: 'back' },
];

it('tells after which moment somebody was away', () => {
  const told = [1, 2, 3].map((number) => ({ number, events: [] }));
  const types = withAttendance(told, attendance).map(({ events }) =>
    events.map(({ type }) => type as string),
  );
  expect(types).toEqual([[], ['AttendanceStandIn'], []]);
});

it('shows the chairs as they were', () => {
  const table = aTable({ attendance });
  const stoodIn = [2, 3, 4, 5].map((moment) => tableAt(table, moment).seats[1]?.stand_in);
  expect(stoodIn).toEqual([false, true, true, false]);
});
