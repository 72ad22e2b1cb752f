import type { MerchantsEvent, MerchantsView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import { aim } from './aim';
import Board from './Board.svelte';
import { decisive } from './decisive';
import { levelName, money, say } from './describe';
import GameEnd from './GameEnd.svelte';
import Picture from './Picture.svelte';
import { tour } from './tour';

export const plugin: GamePlugin<MerchantsView, MerchantsEvent> = {
  id: 'merchants',
  Board,
  RoundEnd: GameEnd,
  beat,
  Picture,
  totals: (view) => view.places.map((place) => place.cash),
  rounds: (view) => {
    // MA-72: if everybody owes, what is left after repaying decides, which is no column.
    const breaksTies = view.places.some(({ credits }) => !credits);
    const column = (title: string, scores: number[]) => ({
      title,
      short: title,
      scores,
      breaksTies,
    });
    return [
      column(
        say('over-credits'),
        view.places.map(({ credits }) => credits),
      ),
      column(
        say('over-cash'),
        view.places.map(({ cash }) => cash ?? 0),
      ),
    ];
  },
  money,
  score: levelName,
  decisive,
  tour,
  aim,
};
