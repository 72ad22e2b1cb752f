// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

export type * from './engine';
export type { MusketeersAction, MusketeersEvent, MusketeersFact, MusketeersView } from './musketeers';
export type { MarraCashAction, MarraCashEvent, MarraCashFact, MarraCashView } from './marracash';
export type { MarquisAction, MarquisEvent, MarquisFact, MarquisView } from './marquis';
export type { MerchantsAction, MerchantsEvent, MerchantsFact, MerchantsView } from './merchants';
export type * from './wire';
export type * from './review';
export type * from './puzzles';
export type * from './games';
export * from './constants';
