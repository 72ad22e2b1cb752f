import { language } from './i18n.svelte';
import { spaced } from './telling';

/** A number that stands by itself, grouped as in the reader's language, with a true minus sign; `-0` is `0`. */
export const figure = (amount: number, style: Intl.NumberFormatOptions = {}): string =>
  spaced((amount + 0).toLocaleString(language(), style)).replace('-', '−');

/** `+1,200`: the same as a change. */
export const signed = (amount: number): string => figure(amount, { signDisplay: 'exceptZero' });
