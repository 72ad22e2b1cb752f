import type { MarraCashView } from '../../protocol';
import { asks } from '../../table/asks';
import type { TourStep } from '../../table/types';

const canMove = ({ question }: MarraCashView): boolean =>
  question?.choices?.type === 'OneOf' &&
  question.choices.actions.some(({ type }) => type === 'MoveGroup');

/** The guided first turns; the texts are `marracash-tour-<id>`. */
export const tour: TourStep<MarraCashView>[] = [
  { id: 'aim', at: 'aim', when: () => true },
  { id: 'shops', at: 'souk', when: () => true },
  { id: 'pick', at: 'souk', when: (view) => asks(view, 'pick_shop') },
  // Before the reader's first bid, whoever opened the auction.
  {
    id: 'bid',
    at: 'auction',
    when: (view) => asks(view, 'open_bid', 'sealed_bid', 'raise_or_pass'),
  },
  { id: 'raise', at: 'auction', when: (view) => asks(view, 'raise_or_pass') },
  { id: 'move', at: 'souk', when: canMove },
  { id: 'commission', at: 'pays', when: canMove },
  { id: 'line', at: 'souk', when: (view) => asks(view, 'bring') },
];
