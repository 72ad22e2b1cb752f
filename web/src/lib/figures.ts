import { language } from './i18n.svelte';

/** A number that stands by itself, as the reader's language groups its digits and with a true minus sign. Not
 * every typeface has the narrow space of French. */
export const figure = (amount: number, style: Intl.NumberFormatOptions = {}): string =>
  amount.toLocaleString(language(), style).replace('-', '−').replaceAll('\u202f', '\u00a0');

/** `+1,200`: the same as a change. */
export const signed = (amount: number): string => figure(amount, { signDisplay: 'exceptZero' });
