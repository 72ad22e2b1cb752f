import { figure } from '$lib/figures';

/** `1,234.5`: a mean score, in the reader's language. */
export const mean = (score: number): string =>
  figure(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
