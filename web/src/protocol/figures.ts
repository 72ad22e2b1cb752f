// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

/** The whole victory, in the units of an analysis. */
export const WHOLE = 1000000;

/** Standard errors from which on a difference counts. */
export const SIGNIFICANT_ERRORS = 2.0;

/** The least share of the victory that is called something. */
export const MIN_LOSS = 0.02;
