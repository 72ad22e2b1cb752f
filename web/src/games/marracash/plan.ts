import type { MarraCashView } from '../../protocol';
import type { AlleyShape, Plan, Point } from '../../protocol/marracash';
import { PRINTED } from '../../protocol/marracash.plan';

/** The part of the canvas that is shown. */
export const FRAME = { x: 0, y: 150, width: 1000, height: 720 } as const;

export type Colour = Plan['colours'][number];
export const COLOURS = PRINTED.colours;
export const colourOf = (id: string): Colour => id[0] as Colour;

export const SHOPS: readonly string[] = PRINTED.shops.map(({ id }) => id);

/** The board as the table plays it: as printed, or as an owner of the box has corrected it. */
export const planOf = ({ plan }: Pick<MarraCashView, 'plan'>): Plan => plan ?? PRINTED;

export const alleyOf = (plan: Plan, from: number, to: number): AlleyShape | undefined =>
  plan.alleys.find((alley) => alley.start === from && alley.to === to);

/** MC-8: the line stands in a U round the wall. */
export function linePlaces(length: number): Point[] {
  const [gap, down, start] = length <= 45 ? [50, 13, 50] : [40, 16, 60];
  const across = length - 2 * down;
  const places: Point[] = [];
  for (let at = 0; at < down; at += 1) places.push({ x: 30, y: 212 + gap * at });
  for (let at = 0; at < across; at += 1) places.push({ x: start + gap * at, y: 846 });
  for (let at = 0; at < down; at += 1) places.push({ x: 970, y: 812 - gap * at });
  return places.slice(0, length);
}

/** Where the members of a group stand round a fountain. */
export function circle(count: number, radius = count <= 6 ? 19 : 24): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** Visitors of a group by colour, in the order of the rules. */
export function counted(group: string): { colour: Colour; count: number }[] {
  return COLOURS.map((colour) => ({
    colour,
    count: [...group].filter((letter) => letter === colour).length,
  })).filter(({ count }) => count > 0);
}

/** How many visitors of a colour stand in the alleys, and how many still wait outside. */
export function visitorsOf(
  { fountains, line }: Pick<MarraCashView, 'fountains' | 'line'>,
  colour: Colour,
): { walking: number; waiting: number } {
  const count = (group: string): number => group.split(colour).length - 1;
  return { walking: count(fountains.join('')), waiting: count(line) };
}

/** The members of a group, told apart: Y0, Y1, R0. */
export const members = (group: string): { colour: Colour; id: string }[] =>
  counted(group).flatMap(({ colour, count }) =>
    Array.from({ length: count }, (_, index) => ({ colour, id: `${colour}${index}` })),
  );

export const left = (x: number): string => `${((x - FRAME.x) / FRAME.width) * 100}%`;
export const top = (y: number): string => `${((y - FRAME.y) / FRAME.height) * 100}%`;
