// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

/** The gestures. */
export const EMOTES = ['hello', 'well_played', 'thanks', 'ouch', 'hurry', 'wow', 'good_game'] as const;

/** The languages of all texts. */
export const LANGUAGES = ['en', 'fr', 'nl', 'de'] as const;

/** The language of readers whose own is not among them. */
export const FALLBACK = 'en';

/** The chairs as people name them. */
export const SEAT_LETTERS = 'ABCDEFGH';

/** Why the server closes a socket. */
export const CLOSE = { TRY_AGAIN: 1012, TOO_SLOW: 4008, FLOODED: 4029, TOO_MANY: 4030, NOT_LOADED: 4400, NO_PERSON: 4401, SHUT_OUT: 4403, TABLE_GONE: 4404 } as const;

/** The longest note on a moment. */
export const NOTE_CHARACTERS = 2000;

/** What is hashed before a share of the seed. */
export const PROMISE_DOMAIN = 'ducats/promise/1:';

/** How long a table usually waits, if not for ever. */
export const ABSENCE_SECONDS = 120;

/** After this time an analysis that nobody asks for is dropped. */
export const REVIEW_PATIENCE_SECONDS = 15;
