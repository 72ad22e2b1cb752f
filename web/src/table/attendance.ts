import type { Attendance, Event, TableInfo } from '../protocol';
import type { ToldMoment } from './types';

const TYPES = {
  away: 'AttendanceAway',
  stand_in: 'AttendanceStandIn',
  back: 'AttendanceBack',
  took_back: 'AttendanceTookBack',
};

/** Told like an event of the game, by a text that all games share. */
const asEvent = ({ what, seat }: Attendance): Event =>
  ({ type: TYPES[what], seat, rule: null }) as unknown as Event;

/** The story with who was away, came back or took something back, each after its moment. */
export function withAttendance(told: ToldMoment[], attendance: Attendance[]): ToldMoment[] {
  if (attendance.length === 0) return told;
  return told.map(({ number, events }) => ({
    number,
    events: [...events, ...attendance.filter(({ moment }) => moment === number).map(asEvent)],
  }));
}

/** The table with its chairs as they were at a moment; in a replay the reader sees nobody as away. */
export function tableAt(table: TableInfo, moment: number): TableInfo {
  const past = table.attendance.filter(
    (noted) => noted.moment < moment && noted.what !== 'took_back',
  );
  const seats = table.seats.map((chair, seat) => ({
    ...chair,
    online: true,
    stand_in: past.findLast((noted) => noted.seat === seat)?.what === 'stand_in',
  }));
  return { ...table, seats };
}
