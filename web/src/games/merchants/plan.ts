import printed from '../../../../src/ducats/games/merchants/data.toml?raw';

export const GOODS = ['cloth', 'iron', 'wine', 'food', 'silk', 'salt'] as const;
export type Good = (typeof GOODS)[number];
export const CITIES = ['PAR', 'BRU', 'KOL', 'HAM', 'WIE', 'GEN'] as const;
export const PHASES = [
  'purchase',
  'wagons',
  'movement',
  'prices',
  'unloading',
  'investment',
  'status',
] as const;

export interface Space {
  id: string;
  kind: 'city' | 'junction' | 'road';
  /** Percent of the map's width and height. */
  x: number;
  y: number;
  neighbours: string[];
}

/** What is printed on the board. */
export interface Plan {
  spaces: Space[];
  byId: ReadonlyMap<string, Space>;
  roads: { from: Space; to: Space }[];
  markets: Record<string, string[]>;
  levels: { buy: number; sell: number }[];
  steps: number[];
  upkeep: number[];
  creditRepay: number;
  /** MA-28: the values of the movement tokens. */
  tokens: number[];
}

/** The canvas: the printed places are stretched, since the table is wider than it is high. */
export const CANVAS = { width: 1200, height: 940 } as const;
const LEFT = 100;
const TOP = 30;
const STRETCH = 1.32;

const words = (list: string): string[] => [...list.matchAll(/"(\w+)"/g)].map(([, id]) => id ?? '');
const numbers = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, value]) => Number(value));
const section = (text: string, name: string): string =>
  new RegExp(`^\\[${name}\\]\\n([\\s\\S]*?)(?=^\\[|$(?![\\s\\S]))`, 'm').exec(text)?.[1] ?? '';
const valueOf = (text: string, key: string): number =>
  Number(new RegExp(`^${key} = \\{ value = (\\d+)`, 'm').exec(text)?.[1] ?? 0);

function spacesOf(text: string): Space[] {
  const rows = text.matchAll(
    /\{ id = "(\w+)", kind = "(\w+)", x = (\d+), y = (\d+), neighbours = \[([^\]]*)\]/g,
  );
  return [...rows].map(([, id, kind, x, y, neighbours]) => ({
    id: id ?? '',
    kind: kind as Space['kind'],
    x: (((Number(x) - LEFT) * STRETCH + 70) / CANVAS.width) * 100,
    y: ((Number(y) - TOP) / CANVAS.height) * 100,
    neighbours: words(neighbours ?? ''),
  }));
}

function read(text: string): Plan {
  const spaces = spacesOf(text);
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const roads = spaces.flatMap((from) =>
    from.neighbours
      .filter((id) => from.id < id)
      .map((id) => byId.get(id))
      .filter((to) => to !== undefined)
      .map((to) => ({ from, to })),
  );
  const market = section(text, 'markets');
  const levels = [...section(text, 'prices').matchAll(/buy = (\d+), sell = (\d+)/g)];
  return {
    spaces,
    byId,
    roads,
    markets: Object.fromEntries(
      CITIES.map((city) => [
        city,
        words(new RegExp(`^${city} = \\{ value = \\[([^\\]]*)\\]`, 'm').exec(market)?.[1] ?? ''),
      ]),
    ),
    levels: levels.map(([, buy, sell]) => ({ buy: Number(buy), sell: Number(sell) })),
    steps: numbers(section(text, 'arrival_track'), /value = (\d+)/g),
    upkeep: numbers(section(text, 'ladder'), /value = (\d+)/g),
    creditRepay: valueOf(text, 'credit_repay'),
    tokens: numbers(/^movement_tokens = .*?\[(.*?)\]/m.exec(text)?.[1] ?? '', /(\d+)/g),
  };
}

const plans = new Map<string, Plan>();

/** The board as the table plays it: as printed, or as an owner of the box has corrected it. */
export function planOf(data: string | null): Plan {
  const text = data ?? printed;
  const known = plans.get(text);
  if (known) return known;
  const plan = read(text);
  plans.set(text, plan);
  return plan;
}
