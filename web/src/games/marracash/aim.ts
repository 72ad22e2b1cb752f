import { figure } from '$lib/figures';
import type { MarraCashView } from '../../protocol';
import type { Aim } from '../../table/types';
import { money, say } from './describe';

export const aim: Aim<MarraCashView> = {
  scores: (view) => view.places.map(({ cash }) => cash),
  mine: (view, me) => money(view.places[me]?.cash ?? 0),
  // The figure alone: the line has named its money, and a phone has little room for it.
  margin: (by) => figure(by),
  end: (view) =>
    view.turns_left === null
      ? say('line', { count: view.line.length })
      : say('turns-left', { count: view.turns_left }),
};
