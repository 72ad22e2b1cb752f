// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { MusketeersAction, MusketeersEvent, MusketeersFact, MusketeersView } from './musketeers';
import type { MarraCashAction, MarraCashEvent, MarraCashFact, MarraCashView } from './marracash';
import type { MarquisAction, MarquisEvent, MarquisFact, MarquisView } from './marquis';
import type { MerchantsAction, MerchantsEvent, MerchantsFact, MerchantsView } from './merchants';

export type Action = MusketeersAction | MarraCashAction | MarquisAction | MerchantsAction;

export type Event = MusketeersEvent | MarraCashEvent | MarquisEvent | MerchantsEvent;

export type Fact = MusketeersFact | MarraCashFact | MarquisFact | MerchantsFact;

export type View = MusketeersView | MarraCashView | MarquisView | MerchantsView;
