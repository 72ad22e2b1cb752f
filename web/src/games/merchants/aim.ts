import type { MerchantsView } from '../../protocol';
import type { Aim } from '../../table/types';
import { levelName, say } from './describe';

export const aim: Aim<MerchantsView> = {
  scores: (view) => view.standing,
  mine: (view, me) => {
    const { status, credits } = view.places[me] ?? { status: 0, credits: 0 };
    const level = levelName(status, view);
    return credits > 0 ? say('aim-credit', { level }) : level;
  },
  margin: (by) => say('aim-margin', { count: by }),
  end: (view) => say('arrivals-of', { arrivals: view.arrivals, end: view.end_arrivals }),
};
