import type { MerchantsEvent, MerchantsView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import { aim } from './aim';
import Board from './Board.svelte';
import { decisive } from './decisive';
import { levelName, money, say, tone } from './describe';
import GameEnd from './GameEnd.svelte';
import Picture from './Picture.svelte';
import { tour } from './tour';

export const plugin: GamePlugin<MerchantsView, MerchantsEvent> = {
  id: 'merchants',
  Board,
  RoundEnd: GameEnd,
  pauses: (event) => event.type === 'GameEnded',
  beat,
  tone,
  Picture,
  totals: (view) => view.places.map((place) => place.cash),
  rounds: (view) => [
    {
      title: say('over-credits'),
      short: say('over-credits'),
      scores: view.places.map(({ credits }) => credits),
      breaksTies: true,
    },
    {
      title: say('over-cash'),
      short: say('over-cash'),
      scores: view.places.map(({ cash }) => cash ?? 0),
      breaksTies: true,
    },
  ],
  money,
  score: levelName,
  decisive,
  tour,
  aim,
};
