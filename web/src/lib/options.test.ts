import { expect, test } from 'vitest';
import { changed, optionFields } from './options';

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      type: 'object',
      properties: {
        mode: { enum: ['a', 'b', 'c'], default: 'b' },
        step: { enum: [25, 50, 100], default: 50 },
        purse: { enum: [0, 500, 600], default: 0 },
        cash: { type: 'integer', minimum: 500, maximum: 3000, multipleOf: 100, default: 1200 },
        target: { type: 'integer', minimum: 20, maximum: 500, default: 100 },
        strict: { type: 'boolean', default: false },
        strange: { type: 'object', default: {} },
      },
    },
  },
};

test('every kind of option becomes a field, the usual choice first', () => {
  expect(optionFields(schema)).toEqual([
    { kind: 'choice', name: 'mode', usual: 'b', values: ['b', 'a', 'c'] },
    { kind: 'choice', name: 'step', usual: 50, values: [50, 25, 100] },
    { kind: 'choice', name: 'purse', usual: 0, values: [0, 500, 600] },
    { kind: 'number', name: 'cash', usual: 1200, min: 500, max: 3000, step: 100 },
    { kind: 'number', name: 'target', usual: 100, min: 20, max: 500, step: 1 },
    { kind: 'flag', name: 'strict', usual: false },
  ]);
});

test('only what differs from the usual is told', () => {
  const fields = optionFields(schema);
  expect(changed(fields, { mode: 'b', target: 60, strict: false })).toEqual({ target: 60 });
  expect(changed(fields, {})).toEqual({});
});

test('a schema without a reference works as well', () => {
  expect(optionFields(schema.$defs.Options)).toHaveLength(6);
  expect(optionFields({})).toEqual([]);
});
