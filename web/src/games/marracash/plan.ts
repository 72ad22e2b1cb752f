import printed from '../../../../src/ducats/games/marracash/data.toml?raw';

/** Where everything is drawn: the canvas is 1000 wide, of which rows 150 to 870 are shown. */
export const CELL = 66;
const LEFT = 71;
const TOP = 203;
const INSET = 4;
export const WALL = 16;
const GATE = 52;
export const FRAME = { x: 0, y: 150, width: 1000, height: 720 } as const;

export type Colour = 'Y' | 'R' | 'B' | 'G' | 'P';
export const COLOURS: readonly Colour[] = ['Y', 'R', 'B', 'G', 'P'];
export const SHOPS: readonly string[] = COLOURS.flatMap((colour) =>
  [1, 2, 3, 4, 5].map((number) => `${colour}${number}`),
);
export const colourOf = (id: string): Colour => id[0] as Colour;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Fountain extends Point {
  number: number;
  entrance: boolean;
}

export interface Door extends Point {
  side: 'N' | 'E' | 'S' | 'W';
}

export interface Shop {
  id: string;
  colour: Colour;
  box: Box;
  doors: Door[];
  /** MC-50: the fountains right in front of its doors. */
  fronts: number[];
}

/** A way from one fountain to a neighbour, cell by cell, both fountains included. */
export interface Alley {
  from: number;
  to: number;
  cells: string[];
  /** The shops whose doors it passes, and the cell at which each is first reached. */
  passes: { shop: string; cell: string }[];
}

export interface Plan {
  town: Box;
  gates: { entrance: number; box: Box }[];
  palms: Point[];
  fountains: Fountain[];
  shops: Shop[];
  alleys: Alley[];
  cells: { id: string; at: Point }[];
}

type Grid = string[][];
type Cell = readonly [number, number];

const SIDES = [
  ['N', -1, 0],
  ['E', 0, 1],
  ['S', 1, 0],
  ['W', 0, -1],
] as const;

const cellId = ([row, column]: Cell): string => `r${row}c${column}`;
const centre = ([row, column]: Cell): Point => ({
  x: LEFT + CELL * column + CELL / 2,
  y: TOP + CELL * row + CELL / 2,
});

const isFountain = (mark: string): boolean => /^\d+\*?$/.test(mark);
const isPaved = (mark: string): boolean => mark === '.' || isFountain(mark);

function rowsOf(text: string): Grid | null {
  const rows = /^rows\s*=\s*\[([^\]]*)\]/m.exec(text)?.[1];
  const found = [...(rows ?? '').matchAll(/"([^"]*)"/g)].map(([, row]) =>
    (row ?? '').trim().split(/\s+/),
  );
  return found.length > 0 ? found : null;
}

function numbersOf(name: string, text: string): number[] | null {
  const value = new RegExp(`^${name}\\s*=\\s*\\{\\s*value\\s*=\\s*\\[?([\\d,\\s]+)`, 'm').exec(
    text,
  )?.[1];
  return value ? value.split(',').map(Number) : null;
}

function* cellsOf(grid: Grid): Generator<{ cell: Cell; mark: string }> {
  for (const [row, marks] of grid.entries()) {
    for (const [column, mark] of marks.entries()) yield { cell: [row, column], mark };
  }
}

function neighbours(grid: Grid, [row, column]: Cell) {
  return SIDES.map(([side, down, right]) => {
    const cell: Cell = [row + down, column + right];
    return { side, cell, mark: grid[cell[0]]?.[cell[1]] ?? '' };
  });
}

function shopOf(grid: Grid, id: string): Shop {
  const cells = [...cellsOf(grid)].filter(({ mark }) => mark === id).map(({ cell }) => cell);
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const first: Cell = [Math.min(...rows), Math.min(...columns)];
  const last: Cell = [Math.max(...rows), Math.max(...columns)];
  const box = {
    x: LEFT + CELL * first[1] + INSET,
    y: TOP + CELL * first[0] + INSET,
    w: CELL * (last[1] - first[1] + 1) - 2 * INSET,
    h: CELL * (last[0] - first[0] + 1) - 2 * INSET,
  };
  const doors = SIDES.flatMap(([side]): Door[] => {
    const faced = cells.flatMap((cell) =>
      neighbours(grid, cell).filter((near) => near.side === side && isPaved(near.mark)),
    );
    if (faced.length === 0) return [];
    const points = faced.map((near) => centre(near.cell));
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    const edge = { N: box.y, S: box.y + box.h, W: box.x, E: box.x + box.w }[side];
    return [side === 'N' || side === 'S' ? { side, x, y: edge } : { side, x: edge, y }];
  });
  const fronts = cells.flatMap((cell) =>
    neighbours(grid, cell)
      .filter(({ mark }) => isFountain(mark))
      .map(({ mark }) => Number.parseInt(mark, 10)),
  );
  return { id, colour: colourOf(id), box, doors, fronts: [...new Set(fronts)] };
}

/** MC-70: from a fountain along an alley, which never forks, to the next fountain. */
function walk(grid: Grid, start: Cell, step: Cell): Alley | null {
  const cells: Cell[] = [start];
  const passes: Alley['passes'] = [];
  let here = step;
  for (let left = 60; left > 0; left -= 1) {
    cells.push(here);
    for (const { mark } of neighbours(grid, here)) {
      if (/^[A-Z]\d$/.test(mark) && !passes.some((passed) => passed.shop === mark)) {
        passes.push({ shop: mark, cell: cellId(here) });
      }
    }
    const mark = grid[here[0]]?.[here[1]] ?? '';
    if (isFountain(mark)) {
      const from = Number.parseInt(grid[start[0]]?.[start[1]] ?? '', 10);
      return { from, to: Number.parseInt(mark, 10), cells: cells.map(cellId), passes };
    }
    const before = cells.at(-2) ?? start;
    const on = neighbours(grid, here).find(
      ({ cell, mark: next }) => isPaved(next) && cellId(cell) !== cellId(before),
    );
    if (!on) return null;
    here = on.cell;
  }
  return null;
}

function gateOf(grid: Grid, [row, column]: Cell): Box {
  const { x, y } = centre([row, column]);
  if (row === 0) return { x: x - GATE / 2, y: TOP - WALL, w: GATE, h: WALL };
  if (row === grid.length - 1) {
    return { x: x - GATE / 2, y: TOP + CELL * grid.length, w: GATE, h: WALL };
  }
  const width = grid[0]?.length ?? 0;
  const left = column === 0 ? LEFT - WALL : LEFT + CELL * width;
  return { x: left, y: y - GATE / 2, w: WALL, h: GATE };
}

function draw(grid: Grid): Plan {
  const all = [...cellsOf(grid)];
  const basins = all.filter(({ mark }) => isFountain(mark));
  const alleys = basins.flatMap(({ cell }) =>
    neighbours(grid, cell)
      .filter(({ mark }) => isPaved(mark))
      .map((near) => walk(grid, cell, near.cell))
      .filter((alley) => alley !== null),
  );
  const fountains = basins
    .map(({ cell, mark }) => ({
      number: Number.parseInt(mark, 10),
      entrance: mark.endsWith('*'),
      ...centre(cell),
    }))
    .sort((one, other) => one.number - other.number);
  return {
    town: { x: LEFT, y: TOP, w: CELL * (grid[0]?.length ?? 0), h: CELL * grid.length },
    gates: basins
      .filter(({ mark }) => mark.endsWith('*'))
      .map(({ cell, mark }) => ({ entrance: Number.parseInt(mark, 10), box: gateOf(grid, cell) })),
    palms: all.filter(({ mark }) => mark === '##').map(({ cell }) => centre(cell)),
    fountains,
    shops: SHOPS.map((id) => shopOf(grid, id)),
    alleys: alleys.sort((one, other) => one.from - other.from || one.to - other.to),
    cells: all
      .filter(({ mark }) => isPaved(mark))
      .map(({ cell }) => ({ id: cellId(cell), at: centre(cell) })),
  };
}

const plans = new Map<string, Plan>();

/** The board of a data file; null is the one that comes with the game. */
export function planOf(data: string | null): Plan {
  const text = data ?? printed;
  let plan = plans.get(text);
  if (!plan) {
    plan = draw(rowsOf(text) ?? rowsOf(printed) ?? []);
    plans.set(text, plan);
  }
  return plan;
}

const PAY = [100, 200, 300, 400, 500];

/** MC-40: what the 1st, 2nd, … customer pays. */
export const paysOf = (data: string | null): number[] =>
  numbersOf('customer_pay', data ?? printed) ?? PAY;

export interface Scale {
  upto: number;
  low: number;
  high: number;
}

function scaleOf(name: string, data: string | null, usual: Scale): Scale {
  const text = data ?? printed;
  const part = text.split(`[${name}]`)[1]?.split(/^\[/m)[0] ?? '';
  const read = (field: keyof Scale): number => numbersOf(field, part)?.[0] ?? usual[field];
  return { upto: read('upto'), low: read('low'), high: read('high') };
}

/** MC-26. */
export const auctionScale = (data: string | null): Scale =>
  scaleOf('auction_commission', data, { upto: 500, low: 100, high: 200 });

/** MC-45. */
export const moveScale = (data: string | null): Scale =>
  scaleOf('move_commission', data, { upto: 300, low: 50, high: 100 });

export const alleyOf = (plan: Plan, from: number, to: number): Alley | undefined =>
  plan.alleys.find((alley) => alley.from === from && alley.to === to);

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

/** The members of a group, told apart: Y0, Y1, R0. */
export const members = (group: string): { colour: Colour; id: string }[] =>
  counted(group).flatMap(({ colour, count }) =>
    Array.from({ length: count }, (_, index) => ({ colour, id: `${colour}${index}` })),
  );

export const left = (x: number): string => `${((x - FRAME.x) / FRAME.width) * 100}%`;
export const top = (y: number): string => `${((y - FRAME.y) / FRAME.height) * 100}%`;
