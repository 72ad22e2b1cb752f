import bars from 'virtual:icon/window-bars';
import type { MusketeersEvent, MusketeersView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import { aim } from './aim';
import Board from './Board.svelte';
import { cardLabel, coins, say } from './describe';
import Picture from './Picture.svelte';
import { tour } from './tour';

export const plugin: GamePlugin<MusketeersView, MusketeersEvent> = {
  id: 'musketeers',
  Board,
  roundEnd: () => import('./HandEnd.svelte'),
  beat,
  Picture,
  describeItem: (item, reader) => cardLabel(reader.view, item),
  follows: (half, { view }) =>
    Object.keys(half).map((chosen) => say(view, `follows-${chosen}`))[0] ?? '',
  totals: (view) => view.places.map((place) => place.total),
  note: (view, seat) =>
    view.places[seat]?.jailed ? { text: say(view, 'in-prison'), icon: bars } : null,
  rounds: (view) =>
    view.results.map((result, index) => ({
      title: say(view, 'hand-number', { hand: index + 1 }),
      scores: result.scores,
    })),
  money: (amount, view) => coins(view, amount),
  tour,
  aim,
};
