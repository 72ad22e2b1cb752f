import type { MusketeersView } from '../../protocol';
import { asks } from '../../table/asks';
import type { TourStep } from '../../table/types';
import { isRevealed } from './cards';

/** The guided first hand; the texts are `musketeers-tour-<id>`. */
export const tour: TourStep<MusketeersView>[] = [
  { id: 'aim', at: 'aim', when: () => true },
  { id: 'rewards', at: 'hand', when: (view) => asks(view, 'lay_rewards') },
  { id: 'guard', at: 'centre', when: (view) => asks(view, 'commit_card') },
  {
    id: 'middle',
    at: 'hand',
    when: (view) => asks(view, 'commit_card'),
    fits: (view) => view.seats > 2,
  },
  {
    id: 'bidding',
    at: 'hand',
    when: (view) => asks(view, 'commit_card'),
    fits: (view) => view.seats === 2,
  },
  { id: 'reveal', at: 'centre', when: isRevealed, passing: true },
  { id: 'jewel', at: 'own-rewards', when: (view) => asks(view, 'winner_token') },
  { id: 'prison', at: 'own-rewards', when: (view) => asks(view, 'loser_token') },
  { id: 'tokens', at: 'pools', when: (view) => view.duel > 1 && asks(view, 'commit_card') },
];
