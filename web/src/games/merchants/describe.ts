import { kebab, t, type Arguments } from '$lib/i18n.svelte';
import type { MerchantsAction, MerchantsEvent, MerchantsView } from '../../protocol';
import type { GameEnded, ReasonGiven, WagonUnloaded } from '../../protocol/merchants';
import type { Line, Reader, ToldMoment } from '../../table/types';
import { GOODS, planOf } from './plan';

export type MerchantsReader = Reader<MerchantsView>;

export const say = (id: string, args: Arguments = {}): string => t(`merchants-${id}`, args);
export const money = (amount: number): string => say('money', { amount });
export const nameOf = (reader: MerchantsReader, seat: number | null): string =>
  seat === null ? '–' : (reader.names[seat] ?? '?');
export const goodName = (good: string): string => say('good', { good });
export const cityName = (city: string): string => say('city', { city });
export const cardName = (card: string): string => say('card', { card: kebab(card) });
export const cardEffect = (card: string): string => say('effect', { card: kebab(card) });
export const levelName = (level: number): string => say('level', { level });

/** What a reader calls a space: the city, or the road it lies on. */
export function spaceName(view: MerchantsView, id: string): string {
  return planOf(view.data).byId.get(id)?.kind === 'city' ? cityName(id) : say('space', { id });
}

/** Counts by good, in words: 2 wine, 1 salt. */
export function goodsText(counts: Record<string, number>): string {
  return GOODS.filter((good) => (counts[good] ?? 0) > 0)
    .map((good) => say('some', { count: counts[good] ?? 0, good }))
    .join(', ');
}

export function counted(goods: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const list = (parts: string[]): string => parts.join(', ');

function salesText(event: WagonUnloaded, reader: MerchantsReader): string {
  return list(
    event.sales.map(({ seat, good, count, price, bonus }) =>
      say('sale', {
        name: nameOf(reader, seat),
        count,
        good,
        price,
        bonus,
        total: count * (price + bonus),
      }),
    ),
  );
}

function resultText(event: GameEnded, reader: MerchantsReader): string {
  return list(
    event.status.map((level, seat) =>
      say('result', { name: nameOf(reader, seat), level, cash: event.cash[seat] ?? 0 }),
    ),
  );
}

/** A field of an event or action as arguments of its text. */
function argument(key: string, value: unknown, reader: MerchantsReader): Arguments {
  const { view } = reader;
  switch (key) {
    case 'seat':
      return { name: nameOf(reader, value as number) };
    case 'other':
    case 'master':
      return { [key]: nameOf(reader, value as number) };
    case 'first':
      return { name: nameOf(reader, value as number) };
    case 'winner':
      return { name: nameOf(reader, value as number | null), won: yes(value !== null) };
    case 'winners': {
      const winners = value as number[];
      return { names: list(winners.map((seat) => nameOf(reader, seat))), count: winners.length };
    }
    case 'city':
      return { city: cityName(value as string) };
    case 'to':
      return { to: spaceName(view, value as string) };
    case 'came_from':
      return { behind: value === null ? 'none' : spaceName(view, value as string) };
    case 'walk': {
      const walk = value as string[];
      return { to: spaceName(view, walk.at(-1) ?? ''), from: spaceName(view, walk[0] ?? '') };
    }
    case 'good':
      return value === null ? { good: 'none' } : { good: goodName(value as string) };
    case 'goods':
      return { goods: goodsText(counted(value as string[])) };
    case 'card':
      return value === null
        ? { card: '', known: 'no' }
        : { card: cardName(value as string), known: 'yes' };
    case 'cards':
      return { cards: list((value as string[]).map(cardName)) };
    case 'bids':
      return {
        bids: list((value as number[]).map((bid, seat) => `${nameOf(reader, seat)} ${bid}`)),
      };
    case 'discs':
      return {
        discs: list(
          (value as string[][]).map(
            (goods, seat) =>
              `${nameOf(reader, seat)}: ${[...new Set(goods)].map(goodName).join(' + ')}`,
          ),
        ),
      };
    case 'bonuses':
      return {
        bonuses: list(
          Object.entries(value as Record<string, number>).map(
            ([city, bonus]) => `${cityName(city)} ${bonus}`,
          ),
        ),
      };
    case 'level':
      return { level: value as number };
    default:
      if (typeof value === 'boolean') return { [key]: yes(value) };
      if (typeof value === 'number' || typeof value === 'string') return { [key]: value };
      return value === null ? { [key]: 'none' } : {};
  }
}

export function argumentsOf(
  said: MerchantsEvent | MerchantsAction,
  reader: MerchantsReader,
): Arguments {
  const args: Arguments = {};
  for (const [key, value] of Object.entries(said)) {
    if (key !== 'type' && key !== 'rule') Object.assign(args, argument(key, value, reader));
  }
  return args;
}

const SILENT = new Set(['Sealed', 'PhaseBegan', 'MoveTurnEnded', 'TokensReturned']);
const HEADS = new Set(['RoundBegan', 'GameEnded']);

function toneOf(event: MerchantsEvent, me: number | null): Line['tone'] {
  if (HEADS.has(event.type)) return 'head';
  if (event.type === 'WagonUnloaded' && me !== null && (event.income[me] ?? 0) > 0) return 'good';
  if (event.type === 'PriceRaised' && event.devalued) return 'bad';
  if (event.type === 'UpkeepPaid' && event.fell_from !== null) return 'bad';
  if (event.type === 'StatusRaised') return 'good';
  return undefined;
}

export function describeEvent(event: MerchantsEvent, reader: MerchantsReader): Line | null {
  if (SILENT.has(event.type)) return null;
  if (event.type === 'UpkeepPaid' && event.amount === 0 && event.fell_from === null) return null;
  if (event.type === 'PurchaseEnded' && event.bought > 0) return null;
  if (event.type === 'ReasonGiven' && !event.reason) return null;
  const args = argumentsOf(event, reader);
  if (event.type === 'ReasonGiven') args.words = say(`reason-${event.reason}`);
  if (event.type === 'WagonUnloaded') args.sales = salesText(event, reader);
  if (event.type === 'GameEnded') args.results = resultText(event, reader);
  const seat = 'seat' in event ? [event.seat] : [];
  const paid =
    event.type === 'WagonUnloaded' ? event.income.flatMap((sum, of) => (sum ? [of] : [])) : [];
  return {
    text: say(`event-${kebab(event.type)}`, args),
    rule: event.rule,
    seats: [...seat, ...paid],
    tone: toneOf(event, reader.me),
  };
}

/** Reasons given in the bargain that is open now: the last of each player, the newest last. */
export function reasonsInTalk(told: ToldMoment[], view: MerchantsView): ReasonGiven[] {
  if (!view.loading?.goods.length) return [];
  const events = told.flatMap((moment) => moment.events as MerchantsEvent[]);
  // A guest says why he asks just before he is heard to ask.
  const since = events.findLastIndex(({ type }) => type === 'LoadingRequested');
  const said = events
    .slice(Math.max(0, since - 1))
    .filter((event) => event.type === 'ReasonGiven' && event.reason !== '') as ReasonGiven[];
  return said.filter(
    (event, index) => !said.slice(index + 1).some(({ seat }) => seat === event.seat),
  );
}

export const describeAction = (action: MerchantsAction, reader: MerchantsReader): string =>
  say(`action-${kebab(action.type)}`, {
    ...argumentsOf(action, reader),
    ...(action.type === 'Climb' || action.type === 'Repay' ? costOf(action, reader.view) : {}),
    ...(action.type === 'Accept' ? { price: standing(reader.view) } : {}),
  });

function costOf(action: MerchantsAction, view: MerchantsView): Arguments {
  if (action.type === 'Climb') return { cost: action.steps * view.step_cost };
  return { cost: action.type === 'Repay' ? action.credits * planOf(view.data).creditRepay : 0 };
}

/** The price that stands between master and guest. */
export const standing = ({ loading }: MerchantsView): number =>
  loading?.final ?? loading?.counter ?? loading?.quote ?? 0;

function questionArguments(reader: MerchantsReader): Arguments {
  const { view, me } = reader;
  const { loading, auction, purchase, unload } = view;
  const place = me === null ? undefined : view.places[me];
  const wagon = loading?.wagon ?? view.bidding ?? unload?.wagon ?? 0;
  const at = view.wagons[wagon - 1]?.at ?? null;
  return {
    names: list((view.question?.waiting ?? []).map((seat) => nameOf(reader, seat))),
    count: view.question?.waiting.length ?? 0,
    wagon,
    city: at === null ? '' : spaceName(view, at),
    pass: purchase?.number ?? 1,
    left: 3 - (purchase?.bought ?? 0),
    guest: nameOf(reader, loading?.guest ?? null),
    master: nameOf(reader, view.wagons[wagon - 1]?.master ?? null),
    goods: goodsText(counted(loading?.goods ?? [])),
    price: standing(view),
    quote: loading?.quote ?? 0,
    moved: yes(view.move?.moved ?? false),
    extra: view.move?.extra ?? 0,
    courier: view.move?.courier ?? 0,
    steps: view.adjust?.steps ?? 0,
    sold: view.sale?.sold ?? 0,
    high: auction?.high ?? 0,
    leader: nameOf(reader, auction?.leader ?? null),
    card: auction?.card ? cardName(auction.card) : '',
    level: place ? levelName(place.status) : '',
    upkeep: place?.upkeep ?? 0,
    credits: place?.credits ?? 0,
    cost: view.step_cost,
  };
}

/** What to do, or whom the table waits for. */
export function promptText(reader: MerchantsReader): string {
  const { view, me } = reader;
  if (view.outcome) return say('wait-over');
  if (!view.question) return say('wait-moment');
  const name = kebab(view.question.id.replace('merchants.', ''));
  const args = questionArguments(reader);
  if (view.question.choices && me !== null) return say(`question-${name}`, args);
  return say('wait', { ...args, question: name });
}
