import type { Stretch } from '../protocol';

/** The points of a line in a box of this size; values that are not known leave a gap. */
export function linePath(
  values: readonly (number | null)[],
  width: number,
  height: number,
  [least, most]: readonly [number, number],
): string {
  const last = Math.max(1, values.length - 1);
  let pen = 'M';
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null) {
      pen = 'M';
      continue;
    }
    const x = (width * index) / last;
    const y = height * (1 - (value - least) / (most - least || 1));
    path += `${pen}${x.toFixed(1)} ${y.toFixed(1)}`;
    pen = 'L';
  }
  return path;
}

/** Round limits that hold all values, symmetric around 0. */
export function around0(values: readonly number[], step: number): [number, number] {
  const most = Math.max(step, ...values.map(Math.abs));
  const limit = Math.ceil(most / step) * step;
  return [-limit, limit];
}

/** Over some stretches; those with more games weigh more. */
export function meanAccuracy(stretches: readonly Stretch[]): number | null {
  const known = stretches.flatMap(({ accuracy, games }) =>
    accuracy === null ? [] : [{ accuracy, games }],
  );
  const games = known.reduce((sum, each) => sum + each.games, 0);
  if (!games) return null;
  return known.reduce((sum, each) => sum + each.accuracy * each.games, 0) / games;
}
