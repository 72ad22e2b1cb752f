import type { Analysis, Decision, MomentReview, Trade } from '../protocol';

/** The whole victory, in the units of an analysis. */
export const WHOLE = 1_000_000;

/** `12.3`: a share of the victory in percent. */
export const percent = (share: number): string => ((100 * share) / WHOLE).toFixed(1);

/** `+12.3`: percentage points, with their sign. */
export function points(change: number): string {
  const told = percent(change);
  return change > 0 ? `+${told}` : told.replace('-', '−');
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

interface Traded extends Judged {
  trade: Trade;
  gain: number;
}

/** Bargains and bids that changed the chances beyond doubt, and every deal. */
export function trades(analysis: Analysis): Traded[] {
  return decisions(analysis).flatMap(({ moment, decision }) => {
    const { trade, seat } = decision;
    if (!trade) return [];
    const gain = trade.gain[seat] ?? 0;
    const sure = Math.abs(gain) > 2 * (trade.error[seat] ?? 0) && Math.abs(gain) >= 0.02 * WHOLE;
    return trade.kind === 'deal' || sure ? [{ moment, decision, trade, gain }] : [];
  });
}
