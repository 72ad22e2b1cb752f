import { figure } from '$lib/figures';

/** From here on a tenth tells nothing. */
const LARGE = 100;

/** `12.5`, `1,235`: a mean score, in the reader's language. */
export function mean(score: number): string {
  const digits = Math.abs(score) < LARGE ? 1 : 0;
  return figure(score, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
