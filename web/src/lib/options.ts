/** The options of a game, read from their JSON schema, so that a new game's form needs no new code. */
export type OptionField =
  | { kind: 'flag'; name: string; usual: boolean }
  | { kind: 'number'; name: string; usual: number; min: number; max: number; step: number }
  | { kind: 'choice'; name: string; usual: Choice; values: Choice[] };

type Choice = number | string;

export type OptionValue = boolean | number | string;

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  properties?: Record<string, Schema>;
}

const REF = '#/$defs/';

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.startsWith(REF) ? schema.$ref.slice(REF.length) : null;
  return name ? { ...root.$defs?.[name], ...schema } : schema;
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'string' || typeof value === 'number';

function field(name: string, schema: Schema): OptionField | null {
  const usual = schema.default;
  if (typeof usual === 'boolean') return { kind: 'flag', name, usual };
  if (isChoice(usual) && schema.enum) {
    const values = schema.enum.filter(isChoice);
    // The schema sorts its values; the default comes first.
    return { kind: 'choice', name, usual, values: [usual, ...values.filter((v) => v !== usual)] };
  }
  if (typeof usual === 'number') {
    const { minimum = 0, maximum = 1_000_000, multipleOf = 1 } = schema;
    return { kind: 'number', name, usual, min: minimum, max: maximum, step: multipleOf };
  }
  return null;
}

/** Every option that a form can show, in the order of the rules. */
export function optionFields(raw: Record<string, unknown>): OptionField[] {
  const root = raw as Schema;
  const { properties = {} } = resolved(root, root);
  return Object.entries(properties)
    .map(([name, schema]) => field(name, resolved(schema, root)))
    .filter((made) => made !== null);
}

export type OptionValues = Record<string, OptionValue>;

export const USUAL = 'usual';
export const OWN = 'own';

/** Which preset has these values; else USUAL if all are the defaults, or OWN. */
export function presetOf(
  fields: OptionField[],
  values: OptionValues,
  presets: Record<string, OptionValues>,
): string {
  const shape = (of: OptionValues) => JSON.stringify(changed(fields, of));
  const chosen = shape(values);
  const named = Object.keys(presets).find((name) => shape(presets[name] ?? {}) === chosen);
  return named ?? (chosen === shape({}) ? USUAL : OWN);
}

/** Only what differs from the defaults, which is what opens a table. */
export function changed(
  fields: OptionField[],
  values: Record<string, OptionValue>,
): Record<string, OptionValue> {
  return Object.fromEntries(
    fields
      .filter(({ name, usual }) => values[name] !== undefined && values[name] !== usual)
      .map(({ name }) => [name, values[name] as OptionValue]),
  );
}
