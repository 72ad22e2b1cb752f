// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { MusketeersAction, MusketeersEvent, MusketeersView } from './musketeers';
import type { MarraCashAction, MarraCashEvent, MarraCashView } from './marracash';
import type { MarquisAction, MarquisEvent, MarquisView } from './marquis';
import type { MerchantsAction, MerchantsEvent, MerchantsView } from './merchants';

export type Action = MusketeersAction | MarraCashAction | MarquisAction | MerchantsAction;

export type Event = MusketeersEvent | MarraCashEvent | MarquisEvent | MerchantsEvent;

export type View = MusketeersView | MarraCashView | MarquisView | MerchantsView;
