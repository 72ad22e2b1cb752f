import type { MerchantsEvent, MerchantsView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import { aim } from './aim';
import Board from './Board.svelte';
import { levelName, money, say } from './describe';
import Picture from './Picture.svelte';
import { tour } from './tour';

export const plugin: GamePlugin<MerchantsView, MerchantsEvent> = {
  id: 'merchants',
  Board,
  roundEnd: () => import('./GameEnd.svelte'),
  beat,
  Picture,
  totals: (view) => view.places.map((place) => place.cash),
  rounds: (view) => [
    {
      id: 'credits',
      title: say('over-credits'),
      short: say('over-credits'),
      scores: view.places.map(({ credits }) => credits),
    },
    {
      id: 'cash',
      title: say('over-cash'),
      short: say('over-cash'),
      scores: view.places.map(({ cash }) => cash ?? 0),
    },
  ],
  decidedBy: (view) => view.decided_by,
  money,
  score: levelName,
  tour,
  aim,
};
