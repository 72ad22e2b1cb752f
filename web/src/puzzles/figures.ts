import { language } from '$lib/i18n.svelte';
import { WHOLE } from '../review/figures';

/** `12`: a share of the victory in whole percent. */
export const whole = (share: number): string => ((100 * share) / WHOLE).toFixed(0);

/** `1,234.5`: a mean score, in the reader's language. */
export const mean = (score: number): string =>
  score.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
