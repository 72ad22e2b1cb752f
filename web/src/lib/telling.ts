/**
 * The functions that texts may call on their fields; Python's are in src/ducats/telling.py.
 * Both sides pass the same examples: tests/locales/functions.json.
 */
import {
  FluentBundle,
  FluentNone,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
} from '@fluent/bundle';

/** Fields as they are on the wire. */
export type Fields = Record<string, unknown>;

/** Who reads: the names by seat, the reader's seat (null: a spectator), a view of the table. */
export interface Reading {
  names: readonly string[];
  me: number | null;
  view: object;
}

/** A list or an object as it is on the wire. */
class Wire extends FluentType<object> {
  override toString(): string {
    return word(this.value);
  }
}

/** A value of the wire that no text of its own tells: of an object only its values. */
const word = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(word).join(', ')
    : String(plain(fluent(value)) ?? NONE);

/** How texts see that something is missing. */
const NONE = 'none';
/** A negative number as number formatters write it, with a hyphen instead of a true minus sign. */
const HYPHENED = /(^|[\s(])-(\d)/g;
/** With visible spaces: the narrow one in French numbers nearly vanishes in some typefaces. */
export const spaced = (text: string): string => text.replaceAll('\u202f', '\u00a0');
const RUNS = /\d+|[A-Za-z_]+|\*/g;

/** A value of the wire as Fluent takes it. */
function fluent(value: unknown): FluentValue {
  if (typeof value === 'string' || value instanceof FluentType) return value;
  if (typeof value === 'number') return new FluentNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' && value !== null ? new Wire(value) : NONE;
}

/** What a function works on; null for what is missing. */
function plain(value: FluentValue | undefined): unknown {
  if (value === undefined || value === NONE || value instanceof FluentNone) return null;
  return value instanceof FluentType ? value.value : value;
}

/** A text that is being told. */
class Telling {
  constructor(
    readonly bundle: FluentBundle,
    readonly reading: Reading,
    readonly faults: Error[],
    readonly fields: Fields = {},
  ) {}

  /** Another text, which may also use the fields of this one. */
  text(id: string, fields: Fields): string {
    const pattern = patternOf(this.bundle, id);
    if (!pattern) throw new ReferenceError(`Unknown message: ${id}`);
    const all = { ...this.fields, ...fields };
    const before = now;
    now = new Telling(this.bundle, this.reading, this.faults, all);
    try {
      const args = Object.entries(all).map(([name, value]) => [name, fluent(value)] as const);
      const text = this.bundle.formatPattern(pattern, Object.fromEntries(args), this.faults);
      return spaced(text).replace(HYPHENED, '$1−$2');
    } finally {
      now = before;
    }
  }
}

const NOBODY: Reading = { names: [], me: null, view: {} };
let now: Telling | null = null;

function telling(): Telling {
  if (!now) throw new Error('no text is being told');
  return now;
}

/** `id`, or `id.attribute`. */
function patternOf(bundle: FluentBundle, id: string) {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export const hasText = (bundle: FluentBundle, id: string): boolean =>
  patternOf(bundle, id) !== null;

export function tell(
  bundle: FluentBundle,
  id: string,
  fields: Fields = {},
  reading: Reading = NOBODY,
  faults: Error[] = [],
): string {
  return new Telling(bundle, reading, faults).text(id, fields);
}

function at(thing: unknown, steps: FluentValue[]): FluentValue {
  let value = thing;
  for (const step of steps.map(plain)) {
    if (typeof value === 'string' || Array.isArray(value)) {
      value = typeof step === 'number' ? value.at(step) : null;
    } else {
      value = value === null ? null : (value as Fields | undefined)?.[String(step)];
    }
  }
  return fluent(value);
}

const isObject = (thing: unknown): thing is Fields =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing);
const itemOf = (thing: unknown): Fields => ({ ...(isObject(thing) ? thing : {}), it: thing });
const items = (things: FluentValue | undefined): unknown[] => [
  ...((plain(things) ?? []) as string | unknown[]),
];

const numbers = (values: unknown[]): number[] =>
  values.flatMap((value) =>
    typeof value === 'object' && value !== null
      ? numbers(Object.values(value) as unknown[])
      : [Number(value ?? 0)],
  );

interface Offered {
  actions?: { type: string }[];
  forms?: { action: { type: string } }[];
}

const text = (value: FluentValue | undefined): string => (typeof value === 'string' ? value : '');

const FUNCTIONS: Record<string, FluentFunction> = {
  /** `you`, `other` or `none`: what verbs and pronouns depend on. */
  WHO([seat]) {
    const number = plain(seat);
    return number === null ? NONE : number === telling().reading.me ? 'you' : 'other';
  },
  /** The name of a player; the reader is *you*, in the case that the sentence needs. */
  SEAT([seat], options) {
    const number = plain(seat) as number | null;
    const { names, me } = telling().reading;
    if (number === null) return '';
    if (number === me) return telling().text('told-you', { case: options.case ?? 'subject' });
    return names[number] ?? '?';
  },
  /** A field of an object or an item of a list, to any depth; -1 is the last item. */
  AT([thing, ...steps]) {
    return at(plain(thing), steps);
  },
  /** The table's value of an option. */
  OPTION([name = '']) {
    return at(telling().reading.view, ['options', name]);
  },
  /** A number printed on the pieces, or in the data file that the table was opened with. */
  PRINTED(steps) {
    return at(telling().reading.view, ['fixed', ...steps]);
  },
  /** A part of a written piece: `7/2` is 7 and 2, `Y225` is Y and 225, `M*` is M and *. */
  PART([word, number]) {
    const run = (text(word) === NONE ? '' : text(word)).match(RUNS)?.[Number(plain(number))];
    return fluent(run && /^\d+$/.test(run) ? Number(run) : run);
  },
  /** How many there are; with the name of a field, how many have something there. */
  COUNT([things, field]) {
    const value = plain(things);
    const all = isObject(value) ? Object.keys(value) : items(things);
    return fluent(
      field === undefined
        ? all.length
        : (all as Fields[]).filter((each) => Boolean(each[text(field)])).length,
    );
  },
  /** A thing in the words of another text: it is its $it there, and its fields are there, too. */
  AS([thing, id]) {
    return telling().text(text(id), itemOf(plain(thing)));
  },
  /** Things one after the other; $at is the number (or name) of each; empty words are left out. */
  LIST([things, id], options) {
    const value = plain(things);
    const pairs = isObject(value) ? Object.entries(value) : [...items(things).entries()];
    const words = pairs
      .map(([place, item]) =>
        id === undefined ? word(item) : telling().text(text(id), { ...itemOf(item), at: place }),
      )
      .filter((word) => word !== '');
    const end = words.splice(-1);
    return [...(words.length > 0 ? [words.join(', ')] : []), ...end].join(
      text(options.last) || ', ',
    );
  },
  /** How many there are of each, in an order of words or letters. */
  TALLY([things, order]) {
    const known = text(order).split(text(order).includes(' ') ? ' ' : '');
    const value = items(things) as string[];
    const counts = [...new Set([...known, ...value])].map(
      (each) => [each, value.filter((other) => other === each).length] as const,
    );
    return new Wire(Object.fromEntries(counts.filter(([, count]) => count > 0)));
  },
  /** The last of those that agree in these fields, with their number as `count`. */
  ALIKE([things, fields]) {
    const kinds = new Map<string, Fields[]>();
    for (const each of items(things) as Fields[]) {
      const kind = JSON.stringify(
        text(fields)
          .split(' ')
          .map((field) => each[field]),
      );
      kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
    }
    return new Wire([...kinds.values()].map((same) => ({ ...same.at(-1), count: same.length })));
  },
  /** The first or last items of a row, from its `left` or `right` end. */
  TAKE([things, number, end]) {
    const value = (plain(things) ?? []) as string | unknown[];
    const count = Number(plain(number));
    return fluent(
      end === 'left' ? value.slice(0, count) : value.slice(Math.max(0, value.length - count)),
    );
  },
  SUM(values) {
    return fluent(numbers(values.map(plain)).reduce((sum, each) => sum + each, 0));
  },
  PRODUCT(values) {
    return fluent(numbers(values.map(plain)).reduce((product, each) => product * each, 1));
  },
  LESS([one, other]) {
    return fluent(Number(plain(one)) - Number(plain(other)));
  },
  MAX(values) {
    return fluent(Math.max(...numbers(values.map(plain))));
  },
  IS([one, other]) {
    return plain(one) === plain(other) ? 'yes' : 'no';
  },
  /** The types of action that a question offers, in alphabetical order: `FreePrison-TakeJewel`. */
  KINDS([question]) {
    const { choices } = (plain(question) ?? {}) as { choices?: Offered | null };
    const { actions = [], forms = [] } = choices ?? {};
    const all = [...actions, ...forms.map(({ action }) => action)];
    return [...new Set(all.map(({ type }) => type))].sort().join('-');
  },
};

/** Isolation marks are off on both sides: a terminal would show them as boxes. */
export function bundleOf(language: string, sources: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}
