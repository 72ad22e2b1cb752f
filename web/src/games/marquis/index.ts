import gems from 'virtual:icon/gems';
import type { MarquisAction, MarquisEvent, MarquisView } from '../../protocol';
import { actionText, logLine } from '../../table/telling';
import type { GamePlugin } from '../../table/types';
import { advance } from './advance';
import { beat } from './beats';
import Board from './Board.svelte';
import { decisive } from './decisive';
import { prompt, say, tone } from './describe';
import { hint } from './hint';
import { tour } from './tour';

export const marquis: GamePlugin<MarquisView, MarquisEvent, MarquisAction> = {
  id: 'marquis',
  room: 'room-marquis',
  Board,
  pauses: () => false,
  advance,
  beat,
  describeEvent: (event, reader) => logLine(event, reader, tone(event)),
  describeAction: actionText,
  describeItem: (item) => say(item),
  hint,
  hintItems: () => '',
  promptText: prompt,
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
