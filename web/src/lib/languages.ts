import { FALLBACK, LANGUAGES } from '../protocol/constants.ts';

export { FALLBACK, LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
