import type { MarquisView } from '../../protocol/marquis';
import { asks } from '../../table/asks';
import type { TourStep } from '../../table/types';

/** The guided first turns; the texts are `marquis-tour-<id>`. */
export const tour: TourStep<MarquisView>[] = [
  { id: 'aim', at: 'own-goods', when: () => true },
  { id: 'hand', at: 'hand', when: (view) => asks(view, 'lay_card') },
  { id: 'card', at: 'hand', when: (view) => asks(view, 'lay_card') },
  { id: 'open', at: 'centre', when: (view) => view.laid > 0 && asks(view, 'lay_card') },
  { id: 'exchange', at: 'tray', when: (view) => asks(view, 'exchange') },
  { id: 'veto', at: 'tray', when: (view) => asks(view, 'may_veto') },
  { id: 'assassin', at: 'prompt', when: (view) => asks(view, 'assassinate') },
  {
    id: 'bargain',
    at: 'tray',
    when: (view) => asks(view, 'offer_fee') || asks(view, 'choose_client'),
  },
  { id: 'treasury', at: 'treasury', when: (view) => view.laid > 4 && asks(view, 'lay_card') },
];
