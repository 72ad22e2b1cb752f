import gems from 'virtual:icon/gems';
import type { MarquisEvent, MarquisView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import { aim } from './aim';
import Board from './Board.svelte';
import { say } from './describe';
import Picture from './Picture.svelte';
import { tour } from './tour';

export const plugin: GamePlugin<MarquisView, MarquisEvent> = {
  id: 'marquis',
  Board,
  beat,
  Picture,
  asides: ['silence', 'aloofness'],
  describeItem: (item) => say(item),
  totals: (view) => view.places.map((place) => place.points),
  rounds: (view) =>
    (['diamonds', 'rubies', 'coins'] as const).map((goods) => ({
      id: goods,
      title: say(goods),
      short:
        goods === 'rubies' ? say('rubies-each', { points: view.fixed.ruby_points }) : say(goods),
      scores: view.places.map((place) => place[goods]),
    })),
  decidedBy: (view) => view.decided_by,
  money: (amount) => say('points', { points: amount }),
  emblem: gems,
  tour,
  aim,
};
