import type { MusketeersView } from '../../protocol';
import type { TourStep } from '../../table/types';
import { isRevealed } from './cards';

const asks = (view: MusketeersView, id: string): boolean =>
  view.question?.id === `musketeers.${id}` && view.question.choices !== null;

const first = (view: MusketeersView): boolean => view.hand_number === 1;

/** The guided first hand; the texts are `musketeers-tour-<id>`. */
export const tour: TourStep<MusketeersView>[] = [
  { id: 'rewards', at: 'hand', when: (view) => first(view) && asks(view, 'lay_rewards') },
  { id: 'guard', at: 'centre', when: (view) => first(view) && asks(view, 'commit_card') },
  {
    id: 'middle',
    at: 'hand',
    when: (view) => first(view) && asks(view, 'commit_card') && view.seats > 2,
  },
  {
    id: 'bidding',
    at: 'hand',
    when: (view) => first(view) && asks(view, 'commit_card') && view.seats === 2,
  },
  {
    id: 'reveal',
    at: 'duel',
    when: (view) => first(view) && isRevealed(view) && view.duels.length === 1,
  },
  {
    id: 'jewel',
    at: 'own-rewards',
    when: (view) => first(view) && asks(view, 'winner_token'),
  },
  {
    id: 'prison',
    at: 'own-rewards',
    when: (view) => first(view) && asks(view, 'loser_token'),
  },
  {
    id: 'tokens',
    at: 'pools',
    when: (view) => first(view) && view.duel === 2 && asks(view, 'commit_card'),
  },
];
