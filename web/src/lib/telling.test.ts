import { expect, test } from 'vitest';
import table from '../../../tests/locales/functions.json';
import { bundleOf, tell, type Fields } from './telling';

const { names, view } = table.reader;
const reading = { names, me: view.seat, view };

test.each(table.examples as { text: string; fields: Fields; told: string }[])(
  '$text is told as $told',
  ({ text, fields, told }) => {
    const faults: Error[] = [];
    const bundle = bundleOf('en', [...table.texts, `example = ${text}`]);
    expect(tell(bundle, 'example', fields, reading, faults)).toBe(told);
    expect(faults).toEqual([]);
  },
);

test('a French number stands apart in every typeface', () => {
  const bundle = bundleOf('fr', ['example = { $amount } dirhams']);
  expect(tell(bundle, 'example', { amount: 1700 }, reading)).toBe('1\u00a0700 dirhams');
});
