// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { MusketeersAction, MusketeersEvent, MusketeersView } from './musketeers';
import type { MarquisAction, MarquisEvent, MarquisView } from './marquis';
import type { MarraCashAction, MarraCashEvent, MarraCashView } from './marracash';
import type { MerchantsAction, MerchantsEvent, MerchantsView } from './merchants';

export type Action = MusketeersAction | MarquisAction | MarraCashAction | MerchantsAction;

export type Event = MusketeersEvent | MarquisEvent | MarraCashEvent | MerchantsEvent;

export type View = MusketeersView | MarquisView | MarraCashView | MerchantsView;
