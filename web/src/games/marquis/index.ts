import gems from 'virtual:icon/gems';
import type { MarquisAction, MarquisEvent, MarquisView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import Board from './Board.svelte';
import { decisive } from './decisive';
import { describeAction, describeEvent, promptText, say } from './describe';
import { tour } from './tour';

export const plugin: GamePlugin<MarquisView, MarquisEvent, MarquisAction> = {
  id: 'marquis',
  Board,
  pauses: () => false,
  beat,
  describeEvent,
  describeAction,
  describeItem: (item) => say(item),
  promptText,
  question: (view) => view.question,
  totals: (view) => view.places.map((place) => place.points),
  jailed: () => null,
  committed: (view) => view.places.map(() => false),
  rounds: (view) =>
    (['diamonds', 'rubies', 'coins'] as const).map((goods) => ({
      title: say(goods),
      short: say(goods),
      scores: view.places.map((place) => place[goods]),
    })),
  money: (amount) => say('points', { points: amount }),
  emblem: gems,
  decisive,
  tour,
};
