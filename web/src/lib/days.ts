import { language } from './i18n.svelte';

/** The reader's locale for dates, which in English differ between countries. */
const region = (): string =>
  navigator.languages.find((wanted) => wanted.split('-')[0] === language()) ?? language();

const formatted = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium', ...how }).format(new Date(day));

/** A day (`2026-11-17`) as the reader writes it. */
export const dayText = (day: string): string => formatted(day, { timeZone: 'UTC' });

/** A moment (ISO 8601) as the reader's clock and calendar have it. */
export const momentText = (moment: string): string => formatted(moment, { timeStyle: 'short' });

/** Whether a UTC day (an ISO date) is not over yet. */
export const lasts = (day: string): boolean => day >= new Date().toISOString().slice(0, 10);
