import { language } from '$lib/i18n.svelte';

/** `1,234.5`: a mean score, in the reader's language. */
export const mean = (score: number): string =>
  score.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
