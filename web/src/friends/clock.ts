import type { Absence } from '../protocol';

/** What the server said of the time that is left, and when it said so (on the clock of `performance`). */
export interface Heard {
  /** By seat; null: nobody counts. */
  left: (number | null)[];
  at: number;
}

const LONGEST_WARNING = 30;

/** Seconds left now, by seat. */
export function leftNow({ left, at }: Heard, now: number): (number | null)[] {
  return left.map((seconds) =>
    seconds === null ? null : Math.max(0, Math.ceil(seconds - (now - at) / 1000)),
  );
}

/** How many seconds before the end the reader is warned: half a minute, or half of a shorter time. */
export const warnsAt = ({ seconds }: Absence): number => Math.min(LONGEST_WARNING, seconds / 2);

/** A player who moves the mouse or types is there: worth telling when a third of the time has gone. */
export const isWorthTelling = (left: number, { seconds }: Absence): boolean =>
  left < (2 * seconds) / 3;

/** `95` as 1:35. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${seconds % 60}`.padStart(2, '0');
  return hours > 0 ? `${hours}:${`${minutes}`.padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Whom the table waits for least long, of all but the reader. */
export function nextToRunOut(left: (number | null)[], me: number | null): number | null {
  const timed = left.flatMap((seconds, seat) =>
    seconds === null || seat === me ? [] : [{ seat, seconds }],
  );
  timed.sort((one, other) => one.seconds - other.seconds);
  return timed[0]?.seat ?? null;
}
