/** How many days back the page offers. */
const BACK = 14;
const DAY_MS = 86_400_000;

/** The day before one, both as ISO dates of UTC. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** Today and the days before it, the latest first. */
export function daysOf(today: string): string[] {
  const days = [today];
  while (days.length <= BACK) days.push(dayBefore(days.at(-1) ?? today));
  return days;
}
