import gems from 'virtual:icon/gems';
import type { MarquisAction, MarquisEvent, MarquisView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { advance } from './advance';
import { beat } from './beats';
import Board from './Board.svelte';
import { decisive } from './decisive';
import { say, tone } from './describe';
import { hint } from './hint';
import { tour } from './tour';

export const marquis: GamePlugin<MarquisView, MarquisEvent, MarquisAction> = {
  id: 'marquis',
  room: 'room-marquis',
  Board,
  pauses: () => false,
  advance,
  beat,
  tone,
  describeItem: (item) => say(item),
  hint,
  hintItems: () => '',
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
