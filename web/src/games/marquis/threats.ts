import type { MarquisView, Threat } from '../../protocol/marquis';
import type { MarquisReader } from './describe';

/** What one player's cards that may still come would do to somebody. */
export interface Thief {
  thief: number;
  threats: Threat[];
}

const hits = (threat: Threat, victim: number): boolean =>
  (threat.coins[victim] ?? 0) > 0 || threat.killed.includes(victim);

/** Who could rob or eliminate this player's open character now, as far as the rules foresee it. */
export function thievesOf(
  victim: number,
  view: MarquisView,
  { consequences }: MarquisReader,
): Thief[] {
  const all = (consequences?.table ?? []).filter((fact) => fact.type === 'Threat');
  return view.places
    .map((_, thief) => ({
      thief,
      threats: all.filter((each) => each.thief === thief && hits(each, victim)),
    }))
    .filter(({ threats }) => threats.length > 0);
}
