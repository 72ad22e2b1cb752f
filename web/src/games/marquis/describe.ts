import { kebab, t, type Arguments } from '$lib/i18n.svelte';
import type { Bundle, MarquisAction, MarquisEvent, MarquisView } from '../../protocol/marquis';
import type { Line, Reader, ToldMoment } from '../../table/types';
import { letterOf } from './cards';

export type MarquisReader = Reader<MarquisView>;

export const say = (id: string, args: Arguments = {}): string => t(`marquis-${id}`, args);

/** The name of a character or of the Veto. */
export const cardName = (card: string): string => {
  const name = say(`card-${letterOf(card).toLowerCase()}`);
  return card.endsWith('*') ? say('mercenary-of', { card: name }) : name;
};

export const nameOf = (reader: MarquisReader, seat: number | null): string =>
  seat === null ? '' : (reader.names[seat] ?? '?');

/** `2 coins, 1 Veto`. */
export function bundleText(bundle: Bundle): string {
  const parts = (['coins', 'diamonds', 'rubies', 'vetoes'] as const)
    .filter((goods) => bundle[goods] > 0)
    .map((goods) => say(`n-${goods}`, { [goods]: bundle[goods] }));
  return parts.length > 0 ? parts.join(', ') : say('nothing');
}

const SEATS = new Set([
  'culprit',
  'victim',
  'receiver',
  'payer',
  'owner',
  'countess',
  'client',
  'prosecutor',
  'other',
  'target',
]);
const CARDS = new Set(['card', 'identity', 'exposed']);

/** One field of an event or action as the texts want it. */
function argument(key: string, value: unknown, reader: MarquisReader): Arguments {
  if (key === 'seat') return { name: value === null ? 'none' : nameOf(reader, value as number) };
  if (SEATS.has(key)) return { [key]: value === null ? 'none' : nameOf(reader, value as number) };
  if (CARDS.has(key)) return { [key]: typeof value === 'string' ? cardName(value) : 'none' };
  if (key === 'seats')
    return { names: (value as number[]).map((seat) => nameOf(reader, seat)).join(', ') };
  if (key === 'cards') return { cards: ((value ?? []) as string[]).map(cardName).join(', ') };
  if (key === 'reason') return { words: value ? say(`reason-${value as string}`) : '' };
  if (key === 'bundle') return { bundle: value ? bundleText(value as Bundle) : 'none' };
  if (typeof value === 'boolean') return { [key]: value ? 'yes' : 'no' };
  if (typeof value === 'number' || typeof value === 'string') return { [key]: value };
  return {};
}

export function argumentsOf(thing: object, reader: MarquisReader): Arguments {
  return Object.assign(
    {},
    ...Object.entries(thing).map(([key, value]) => argument(key, value, reader)),
  ) as Arguments;
}

const SEAT_FIELDS = ['seat', ...SEATS];

function seatsOf(event: MarquisEvent): number[] {
  const fields = event as unknown as Record<string, unknown>;
  return SEAT_FIELDS.map((key) => fields[key]).filter(
    (seat): seat is number => typeof seat === 'number',
  );
}

/** Nothing to tell where another's hidden card moves, or where the next line says it anyway. */
function isSilent(event: MarquisEvent): boolean {
  if (event.type === 'TurnBegan' || event.type === 'TermsAccepted') return true;
  if (event.type === 'CardDrawn') return event.card === null;
  if (event.type === 'HandDealt') return event.cards === null;
  if (event.type === 'TreasuryTaken') return false;
  return false;
}

const GOOD = new Set(['ProtectionSold', 'RubyGained', 'VetoPlayed']);
const BAD = new Set(['Eliminated', 'VetoNeutralised', 'ExchangePrevented']);
const HEAD = new Set(['StartPlayerFound', 'CardLaid', 'GameEnded']);

function toneOf(event: MarquisEvent): Line['tone'] {
  if (HEAD.has(event.type)) return 'head';
  if (GOOD.has(event.type)) return 'good';
  return BAD.has(event.type) ? 'bad' : undefined;
}

/** One line of the log, in the reader's language. */
export function describeEvent(event: MarquisEvent, reader: MarquisReader): Line | null {
  if (isSilent(event)) return null;
  const args = argumentsOf(event, reader);
  if (event.type === 'CardLaid') {
    args.imitates = letterOf(event.card) === 'F' && event.identity !== 'F' ? 'yes' : 'no';
  }
  if (event.type === 'GameEnded') {
    const first = event.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    args.names = first.map((seat) => nameOf(reader, seat)).join(', ');
    args.count = first.length;
    args.points = Math.max(...event.points);
  }
  return {
    text: say(`event-${kebab(event.type)}`, args),
    rule: event.rule,
    seats: seatsOf(event),
    tone: toneOf(event),
  };
}

const BARGAINS = /^marquis\.(offer_fee|answer_|choose_|settle_|last_word|intervene)/;

/** Reasons given since the bargain that is open now began: the last word of each player, the newest last. */
export function reasonsInBargain(told: ToldMoment[], view: MarquisView): MarquisEvent[] {
  if (!BARGAINS.test(view.question?.id ?? '')) return [];
  const events = told.flatMap((moment) => moment.events as MarquisEvent[]);
  const since = events.findLastIndex(({ type }) => type === 'CardLaid' || type === 'VetoPlayed');
  const said = events.slice(since + 1).filter((event) => event.type === 'ReasonGiven');
  return said.filter(
    (event, index) => !said.slice(index + 1).some(({ seat }) => seat === event.seat),
  );
}

/** A choice as a plain sentence. */
export function describeAction(action: MarquisAction, reader: MarquisReader): string {
  const { view } = reader;
  const args = argumentsOf(action, reader);
  if (action.type === 'Exchange') {
    const rate = view.matter?.rate;
    args.coins = (rate?.coins ?? 0) * action.times;
    args.diamonds = (rate?.diamonds ?? 0) * action.times;
  }
  if (action.type === 'AcceptOffer') {
    const offer = view.places[action.seat]?.offer;
    args.bundle = offer ? bundleText(offer) : say('nothing');
  }
  if (action.type === 'Accept') {
    const standing = view.matter?.standing;
    args.bundle = standing ? bundleText(standing) : say('nothing');
  }
  if ('bundle' in action && bundleText(action.bundle) === say('nothing')) args.bundle = 'none';
  return say(`action-${kebab(action.type)}`, args);
}

const shortId = (id: string): string => kebab(id.replace('marquis.', ''));

/** What the open question is about, as arguments for its sentence. */
function matterArguments(reader: MarquisReader): Arguments {
  const { view, me } = reader;
  const { matter, question } = view;
  const choices = question?.choices;
  const actions = choices && choices.type !== 'SomeOf' ? choices.actions : [];
  const forms = choices?.type === 'OneOrForm' ? choices.forms.length : 0;
  return {
    culprit: nameOf(reader, matter?.culprit ?? null),
    victim: nameOf(reader, matter?.victim ?? null),
    other: nameOf(reader, matter?.other ?? null),
    effect: matter?.effect ?? 'robbery',
    coins: matter?.coins ?? 0,
    kills: matter?.kills ? 'yes' : 'no',
    bundle: matter?.standing ? bundleText(matter.standing) : 'none',
    price: matter?.rate?.coins ?? 0,
    gain: matter?.rate?.diamonds ?? 0,
    duty: matter?.duty ? 'yes' : 'no',
    able: actions.length + forms > 1 ? 'yes' : 'no',
    committed: me !== null && view.places[me]?.committed ? 'yes' : 'no',
    offers: view.places.filter((place) => place.offer !== null).length,
    card: cardName(me === null ? 'M' : (view.places[me]?.open?.card.identity ?? 'M')),
  };
}

/** One sentence: what to do, and why. */
export function promptText(reader: MarquisReader): string {
  const { view, me } = reader;
  const { question } = view;
  if (!question) return say(view.outcome ? 'wait-over' : 'wait-moment');
  const id = shortId(question.id);
  const args = matterArguments(reader);
  if (question.id === 'marquis.assassinate') args.coins = view.fixed.assassin;
  if (question.choices && me !== null) {
    const told = say(`question-${id}`, args);
    return id === 'lay-card' ? `${told} ${say('point-at-one')}` : told;
  }
  const names = question.waiting.map((seat) => nameOf(reader, seat)).join(', ');
  return say('wait', { ...args, question: id, names });
}
