import type { Happened } from '../protocol';

/** What one event changes in a view: pairs of a path and what lies there now. */
type Patch = Happened['steps'][number];
type Path = Patch[number][0];

/** The value after a patch; the one before stays as it was, and what did not change is shared. */
export function apply<T>(patch: Patch, value: T): T {
  return patch.reduce<T>((found, [path, part]) => put(found, path, part) as T, value);
}

function put(value: unknown, path: Path, part: unknown): unknown {
  const [place, ...rest] = path;
  if (place === undefined) return part;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    items[Number(place)] = put(items[Number(place)], rest, part);
    return items;
  }
  const fields = value as Record<string, unknown>;
  return { ...fields, [place]: put(fields[place], rest, part) };
}
