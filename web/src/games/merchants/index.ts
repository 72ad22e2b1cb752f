import type { MerchantsEvent, MerchantsView } from '../../protocol';
import type { GamePlugin } from '../../table/types';
import { beat } from './beats';
import { aim } from './aim';
import Board from './Board.svelte';
import { decisive } from './decisive';
import { levelName, money, say, tone } from './describe';
import GameEnd from './GameEnd.svelte';
import { tour } from './tour';

const SECRET = ['merchants.wagon_bid', 'merchants.price_disc'];

export const plugin: GamePlugin<MerchantsView, MerchantsEvent> = {
  id: 'merchants',
  Board,
  RoundEnd: GameEnd,
  pauses: (event) => event.type === 'GameEnded',
  beat,
  tone,
  describeItem: (item) => item,
  question: (view) => view.question,
  totals: (view) => view.places.map((place) => place.cash),
  committed: (view) =>
    view.places.map(
      (_, seat) =>
        view.question !== null &&
        SECRET.includes(view.question.id) &&
        view.question.asked.includes(seat) &&
        !view.question.waiting.includes(seat),
    ),
  rounds: (view) => [
    {
      title: say('over-status'),
      short: say('scores-level'),
      scores: view.places.map(({ status }) => status),
    },
  ],
  money,
  score: levelName,
  decisive,
  tour,
  aim,
};
