import type { MerchantsView } from '../../protocol';
import type { Aim } from '../../table/types';
import { levelName, say } from './describe';

export const aim: Aim<MerchantsView> = {
  // MA-71: debtors rank behind all others, so while somebody owes, status does not tell who leads.
  scores: (view) =>
    view.places.map(({ status }) => (view.places.some(({ credits }) => credits) ? null : status)),
  mine: (view, me) => levelName(view.places[me]?.status ?? 0, view),
  margin: (by) => say('aim-margin', { count: by }),
  end: (view) => say('arrivals-of', { arrivals: view.arrivals, end: view.end_arrivals }),
};
