import { figure } from '$lib/figures';
import { t } from '$lib/i18n.svelte';
import type { Analysis, Auction, Decision, MomentReview, Trade } from '../protocol';
import { MIN_LOSS, SIGNIFICANT_ERRORS, WHOLE } from '../protocol/figures';

// The terminal (src/ducats/cli/figures.py) must show the same: tests/cli/figures.json holds both to it.

/** The nearest whole number; of two, the one farther from nothing. */
export const nearest = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

/** The least that is shown: a tenth of a percent. */
const SHOWN = WHOLE / 1000;
const ONE_PERCENT = WHOLE / 100;

/** Both in the reader's language, where a comma may part the digits. */
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

function tenths(share: number, signDisplay: 'negative' | 'exceptZero'): string {
  return figure(nearest(share / SHOWN) / 10, { ...TENTHS, signDisplay });
}

/** `12.3`: a share of the victory in percent. */
export const percent = (share: number): string => tenths(share, 'negative');

/** `+12.3`: percentage points, with their sign. */
export const points = (change: number): string => tenths(change, 'exceptZero');

/** The standard error of the chances at the start: no analysis holds more than how many games it took, so
 * it is that of games that are won or lost, the largest it can be. */
export function startError({ start, cost }: Analysis, seat: number): number {
  const share = (start[seat] ?? 0) / WHOLE;
  return Math.round(WHOLE * Math.sqrt((share * (1 - share)) / cost.playouts));
}

/** Where all games ended alike, the chances may still have differed by this; 19 of 20 times by less. */
const ALIKE = 3;

/** How far a chance may be off: by a standard `error`; where all games ended alike, by so much that it is
 * at `least` or at `most` some figure; at the end by nothing. */
export function boundOf(
  { moments, cost }: Analysis,
  moment: number,
  seat: number,
): { bound: 'error' | 'least' | 'most' | 'none'; error: string } {
  const { chances = [], errors = [] } = moments[moment] ?? {};
  const [chance = 0, error = 0] = [chances[seat], errors[seat]];
  const off = Math.min(WHOLE, (ALIKE * WHOLE) / cost.playouts);
  if (error > 0) return { bound: 'error', error: percent(error) };
  if (moment === moments.length - 1) return { bound: 'none', error: '' };
  if (chance === WHOLE) return { bound: 'least', error: percent(WHOLE - off) };
  return chance === 0 ? { bound: 'most', error: percent(off) } : { bound: 'none', error: '' };
}

/** `12.3 ± 4.5`, or `100.0 (≥ 97.5)`. */
export function chanceText(analysis: Analysis, moment: number, seat: number): string {
  const { bound, error } = boundOf(analysis, moment, seat);
  const chance = percent(analysis.moments[moment]?.chances[seat] ?? 0);
  const told = { error: ` ± ${error}`, least: ` (≥ ${error})`, most: ` (≤ ${error})`, none: '' };
  return chance + told[bound];
}

/** `12`: a share of the victory in whole percent. */
export const whole = (share: number): string => String(nearest(share / ONE_PERCENT));

/** `12%`: of a hundred, with the sign as the language writes it. */
export const wholePercent = (ofHundred: number): string =>
  figure(nearest(ofHundred) / 100, { style: 'percent', signDisplay: 'negative' });

/** Parts rounded to the least that is shown, so that even that adds up to the rounded whole. */
export function addingUp(parts: readonly number[], least = SHOWN): number[] {
  const rounded = parts.map((part) => Math.floor(part / least));
  const missing = nearest(sum(parts) / least) - sum(rounded);
  const rest = (place: number): number => (parts[place] ?? 0) - least * (rounded[place] ?? 0);
  const closest = [...parts.keys()].sort((one, other) => rest(other) - rest(one));
  const up = new Set(closest.slice(0, missing));
  return rounded.map((part, place) => least * (part + (up.has(place) ? 1 : 0)));
}

/** The bands of the curve: for each seat an SVG path, all of them stacked to the whole height. */
export function bands(analysis: Analysis, width: number, height: number): string[] {
  const { moments } = analysis;
  const x = (index: number): number => (width * index) / Math.max(1, moments.length - 1);
  const y = (share: number): number => height * (1 - share / WHOLE);
  return analysis.start.map((_, seat) => {
    const below = (moment: MomentReview): number => sum(moment.chances.slice(0, seat));
    const top = moments.map((m, i) => point(x(i), y(below(m) + (m.chances[seat] ?? 0))));
    const bottom = moments.map((m, i) => point(x(i), y(below(m))));
    return `M${[...top, ...bottom.reverse()].join('L')}Z`;
  });
}

const sum = (shares: readonly number[]): number => shares.reduce((all, each) => all + each, 0);
const point = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A decision of the game with the number of its moment. */
export interface Judged {
  moment: number;
  decision: Decision;
}

function decisions(analysis: Analysis): Judged[] {
  return analysis.moments.flatMap(({ number, decision }) =>
    decision ? [{ moment: number, decision }] : [],
  );
}

/** The answers for which a better one was found. */
export const mistakes = (analysis: Analysis): Judged[] =>
  decisions(analysis).filter(({ decision }) => decision.better);

/** The lots that were bid for; analyses made before there were any have none. */
export const auctions = (analysis: Partial<Analysis>): Auction[] => analysis.auctions ?? [];

/** The lots that somebody, or anybody, overpaid or let go too cheaply. */
export const misjudgedLots = (analysis: Partial<Analysis>, seat: number | null): Auction[] =>
  auctions(analysis).filter(({ bidders }) =>
    bidders.some((each) => each.verdict && (seat === null || each.seat === seat)),
  );

/** The answers that were given at the same time as others'. */
export const sealed = (analysis: Analysis): Judged[] =>
  decisions(analysis).filter(({ decision }) => decision.mixture?.length);

/** What the strongest bot would draw lots among, each with its share; a single answer stands alone. */
export function mixture(
  judged: Judged,
  answer: (judged: Judged, action: unknown) => string,
): string {
  const mixed = judged.decision.mixture ?? [];
  const shares = addingUp(
    mixed.map(({ share }) => share),
    ONE_PERCENT,
  );
  const told = mixed.map(({ action }, place) => {
    const text = answer(judged, action);
    if (mixed.length === 1) return text;
    return t('review-mixed', { answer: text, share: whole(shares[place] ?? 0) });
  });
  return told.join(' · ');
}

interface Traded extends Judged {
  trade: Trade;
  gain: number;
  /** The other side: of a deal the partner, of a bid whose chances it changes most. */
  other: number;
  /** Which sentence tells it: a deal can leave all as it was, a bid can be too dear, and what is passed for
   * can go too cheaply. */
  told: 'deal' | 'deal-even' | 'bid' | 'bid-dear' | 'pass' | 'pass-cheap';
}

/** Bargains and bids; those for a lot that is valued as a whole are judged there alone. */
function bargains(analysis: Analysis): (Judged & { trade: Trade })[] {
  const lots = auctions(analysis);
  const isValued = (moment: number): boolean =>
    lots.some((lot) => lot.first <= moment && moment <= lot.moment);
  return decisions(analysis).flatMap(({ moment, decision }) => {
    const { trade } = decision;
    if (!trade || (trade.kind !== 'deal' && isValued(moment))) return [];
    return [{ moment, decision, trade }];
  });
}

/** Whether there was anything to bargain or to bid for, beside the lots that are valued as a whole. */
export const hasTrades = (analysis: Analysis): boolean => bargains(analysis).length > 0;

/** Whether a change is worth a word, and beyond doubt. */
export const isSure = (change: number, error: number): boolean =>
  Math.abs(change) > SIGNIFICANT_ERRORS * error && Math.abs(change) >= MIN_LOSS * WHOLE;

/** Bargains and bids that changed the chances beyond doubt, and every deal. */
export function trades(analysis: Analysis): Traded[] {
  return bargains(analysis).flatMap(({ moment, decision, trade }) => {
    const { seat } = decision;
    const changed = (of: number): boolean => isSure(trade.gain[of] ?? 0, trade.error[of] ?? 0);
    if (trade.kind !== 'deal' && !changed(seat)) return [];
    const gain = trade.gain[seat] ?? 0;
    const other = trade.other ?? mostChanged(trade.gain, seat);
    const told = toldOf(trade.kind, gain, changed(seat) || changed(other));
    return [{ moment, decision, trade, gain, other, told }];
  });
}

function toldOf(kind: Trade['kind'], gain: number, changed: boolean): Traded['told'] {
  if (kind === 'bid') return gain < 0 ? 'bid-dear' : 'bid';
  if (kind === 'pass') return gain > 0 ? 'pass-cheap' : 'pass';
  return changed ? 'deal' : 'deal-even';
}

function mostChanged(gains: readonly number[], except: number): number {
  const size = (seat: number): number => (seat === except ? -1 : Math.abs(gains[seat] ?? 0));
  return [...gains.keys()].reduce((best, seat) => (size(seat) > size(best) ? seat : best));
}
