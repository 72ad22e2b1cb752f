import type { MarraCashEvent, MarraCashView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import { aim } from './aim';
import Board from './Board.svelte';
import { summary } from './books';
import { money, say } from './describe';
import { ranked } from './moves';
import Picture from './Picture.svelte';
import { tour } from './tour';

export const plugin: GamePlugin<MarraCashView, MarraCashEvent> = {
  id: 'marracash',
  Board,
  roundEnd: () => import('./GameEnd.svelte'),
  beat,
  Picture,
  ranked,
  follows: (half) => ('group' in half ? say('follows') : ''),
  totals: (view) => view.places.map((place) => place.cash),
  rounds: (view) =>
    [
      { id: 'books-start', amounts: view.places.map(() => view.start_cash) },
      ...summary(view.places.map((place) => place.books)),
    ].map(({ id, amounts }) => ({ title: say(id), short: say(id), scores: amounts })),
  money,
  tour,
  aim,
};
