import type { MusketeersView } from '../../protocol';
import type { Aim } from '../../table/types';
import { coins, say } from './describe';

export const aim: Aim<MusketeersView> = {
  scores: (view) => view.places.map(({ total }) => total),
  mine: (view, me) => say(view, 'aim-mine', { count: view.places[me]?.total ?? 0 }),
  margin: (by, view) => coins(view, by),
  end: (view) =>
    say(view, view.duel > 0 ? 'aim-end' : 'hand-number', {
      hand: view.hand_number,
      duel: view.duel,
    }),
};
