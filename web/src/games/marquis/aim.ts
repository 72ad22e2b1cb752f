import type { MarquisView } from '../../protocol/marquis';
import type { Aim } from '../../table/types';
import { say } from './describe';

export const aim: Aim<MarquisView> = {
  scores: (view) => view.places.map(({ points }) => points),
  mine: (view, me) => say('points', { points: view.places[me]?.points ?? 0 }),
  margin: (by) => say('points', { points: by }),
  end: (view, me) =>
    say('aim-end', {
      count: view.places.reduce(
        (sum, { deck }, seat) => sum + (seat === (me ?? seat) ? deck : 0),
        0,
      ),
      hand: view.places.find((_, seat) => seat === me)?.cards ?? 0,
    }),
};
