import { language } from './i18n.svelte';

/** A day (`2026-11-17`) as the reader's language writes it. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
