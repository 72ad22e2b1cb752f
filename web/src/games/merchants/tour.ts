import type { MerchantsView } from '../../protocol';
import { asks } from '../../table/asks';
import type { TourStep } from '../../table/types';

/** The guided first round; the texts are `merchants-tour-<id>`. */
export const tour: TourStep<MerchantsView>[] = [
  { id: 'aim', at: 'ladder', when: () => true },
  { id: 'purchase', at: 'map', when: (view) => asks(view, 'purchase') },
  { id: 'bid', at: 'panel', when: (view) => asks(view, 'wagon_bid') },
  { id: 'load', at: 'panel', when: (view) => asks(view, 'master_load', 'load_request') },
  { id: 'move', at: 'map', when: (view) => asks(view, 'move_turn') },
  { id: 'disc', at: 'panel', when: (view) => asks(view, 'price_disc') },
  { id: 'auction', at: 'panel', when: (view) => asks(view, 'invest_bid') },
  { id: 'climb', at: 'ladder', when: (view) => asks(view, 'climb') },
];
