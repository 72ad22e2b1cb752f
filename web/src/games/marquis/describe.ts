import { t, type Arguments } from '$lib/i18n.svelte';
import type { Bundle, MarquisEvent, MarquisView } from '../../protocol/marquis';
import type { Line, Reader, ToldMoment } from '../../table/types';
import { calledOf } from '../../table/telling';

export type MarquisReader = Reader<MarquisView>;

export const say = (id: string, args: Arguments = {}): string => t(`marquis-${id}`, args);

/** The name of a character or of the Veto. */
export const cardName = (card: string): string => say('card', { it: card });

export const nameOf = (reader: MarquisReader, seat: number | null): string =>
  seat === null ? '' : calledOf(seat, reader);

/** `2 coins, 1 Veto`. */
export const bundleText = (bundle: Bundle): string => say('bundle', { ...bundle, it: bundle });

const TONES: Partial<Record<MarquisEvent['type'], Line['tone']>> = {
  StartPlayerFound: 'head',
  CardLaid: 'head',
  GameEnded: 'head',
  ProtectionSold: 'good',
  RubyGained: 'good',
  VetoPlayed: 'good',
  Eliminated: 'bad',
  VetoNeutralised: 'bad',
  ExchangePrevented: 'bad',
};

export const tone = (event: MarquisEvent): Line['tone'] => TONES[event.type];

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
