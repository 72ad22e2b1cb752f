export const LANGUAGES = ['en', 'fr', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
