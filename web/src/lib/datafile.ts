/** A value of a data file with its provenance, as the form for box owners shows it. */
export interface PrintedValue {
  /** The table of the file it stands in: `prices`; empty at the top. */
  section: string;
  /** A card, a city, or the number of a row; empty where the section has no rows. */
  row: string;
  key: string;
  /** As it is written: `5000`, `[1, 2, 3]`, `{ E = 1 }`. */
  value: string;
  provenance: string;
  /** The rules that the comment above it names. */
  rules: string[];
}

interface Found extends PrintedValue {
  /** Where value and provenance stand in the text. */
  at: [number, number];
  source: [number, number];
}

const SECTION = /^\[([\w.]+)\]/;
const RULE = /\b[A-Z]{2}-R?\d+\b/g;
const KEY = /^(\w+) = /;
const VALUE = /(?:(\w+) = )?\{ value = (.+?), provenance = "(\w+)" \}/dg;
/** A row of a list whose columns have one source; places of a board are corrected in the text. */
const ROW = /^\s*\{ ((?:\w+ = \d+, )+)provenance = "(\w+)" \}/d;
const COLUMN = /(\w+) = (\d+), /dg;

function find(text: string): Found[] {
  const found: Found[] = [];
  let section = '';
  let list = '';
  let rules: string[] = [];
  let commented = false;
  let place = 0;
  let start = 0;
  const add = (
    row: string,
    key: string,
    value: string,
    at: [number, number],
    source: [number, number],
  ) => {
    const [from = '', inner = ''] = section.split('.');
    const moved = (span: [number, number]): [number, number] => [span[0] + start, span[1] + start];
    const provenance = text.slice(...moved(source));
    found.push({
      section: from || (row && key === '' ? list : ''),
      row: inner || row,
      key: key || (from ? list : ''),
      value,
      provenance,
      rules,
      at: moved(at),
      source: moved(source),
    });
  };
  for (const line of text.split('\n')) {
    const opened = SECTION.exec(line)?.[1];
    const comment = line.startsWith('#');
    if (comment) rules = [...(commented ? rules : []), ...(line.match(RULE) ?? [])];
    commented = comment;
    if (opened !== undefined) [section, list] = [opened, ''];
    const name = KEY.exec(line)?.[1] ?? '';
    if (name) [list, place] = [name, 0];
    const row = ROW.exec(line);
    if (row?.indices?.[1] && row.indices[2]) {
      place += 1;
      const [begin] = row.indices[1];
      for (const column of (row[1] ?? '').matchAll(COLUMN)) {
        const span = column.indices?.[2];
        if (span) {
          const at: [number, number] = [span[0] + begin, span[1] + begin];
          const key = column[1] === 'value' ? '' : (column[1] ?? '');
          add(`${place}`, key, column[2] ?? '', at, row.indices[2]);
        }
      }
    } else if (!comment) {
      for (const value of line.matchAll(VALUE)) {
        const [, inner = '', written = ''] = value;
        const spans = value.indices;
        if (!spans?.[2] || !spans[3]) continue;
        if (!inner) place += 1;
        const nested = inner !== '' && inner !== name;
        add(nested ? name : inner ? '' : `${place}`, inner, written, spans[2], spans[3]);
      }
    }
    start += line.length + 1;
  }
  return found;
}

/** Every value of a data file that a form can hold, in its order. */
export const printedIn = (text: string): PrintedValue[] => find(text);

/** The place of a value, independent of the text before it. */
export const placeOf = ({ section, row, key }: PrintedValue): string => `${section}/${row}/${key}`;

/** The file with another value at one place, which its owner has read off the box. */
export function correctedAt(text: string, index: number, value: string, shipped: string): string {
  const entries = find(text);
  const entry = entries[index];
  if (!entry) return text;
  const usual = new Map(find(shipped).map((each) => [placeOf(each), each]));
  // The columns of a row have one source between them.
  const asShipped = entries
    .filter(({ source }) => source[0] === entry.source[0])
    .every((each) => (each === entry ? value : each.value) === usual.get(placeOf(each))?.value);
  const source = asShipped ? usual.get(placeOf(entry))?.provenance : undefined;
  const pieces: [[number, number], string][] = [
    [entry.source, source ?? 'owner'],
    [entry.at, value],
  ];
  return pieces
    .sort(([one], [other]) => other[0] - one[0])
    .reduce((now, [[from, to], written]) => now.slice(0, from) + written + now.slice(to), text);
}
