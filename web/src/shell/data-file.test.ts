import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { correctedAt, printedIn } from '$lib/datafile';
import { has, kebab, needTexts, setLanguage, t } from '$lib/i18n.svelte';
import { LANGUAGES } from '$lib/settings.svelte';
import DataFile from './DataFile.svelte';
import DataForm from './DataForm.svelte';
import { answering, MUSKETEERS, problem } from './testing';

const GAMES = join(import.meta.dirname, '../../../src/ducats/games');
const file = (game: string) => readFileSync(join(GAMES, game, 'data.toml'), 'utf-8');
const MERCHANTS = file('merchants');
const TOP = '  { value = 2000, provenance = "reconstructed" },\n]';
/** An owner's box whose ladder has two levels more. */
const TALLER = MERCHANTS.replace(
  TOP,
  TOP.replace(
    ']',
    '  { value = 2400, provenance = "owner" },\n  { value = 2800, provenance = "owner" },\n]',
  ),
);

beforeEach(async () => {
  localStorage.clear();
  await needTexts('data');
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(
  LANGUAGES.flatMap((language) =>
    ['marquis', 'marracash', 'merchants', 'musketeers'].map((game) => [language, game] as const),
  ),
)('in %s every value of %s has a name', async (language, game) => {
  await setLanguage(language);
  const parts = printedIn(file(game)).flatMap(({ section, row, key }) => [section, row, key]);
  const names = [...new Set(parts)].filter((part) => part !== '' && !/^\d+$/.test(part));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((part) => !has(`${game}-data-${kebab(part)}`))).toEqual([]);
  const faults: Error[] = [];
  for (const part of names) t(`${game}-data-${kebab(part)}`, {}, undefined, faults);
  expect(faults).toEqual([]);
});

test('values are labelled in the language of the reader', async () => {
  render(DataForm, { game: 'merchants', shipped: MERCHANTS, text: MERCHANTS, onchange: () => {} });
  expect(screen.getByLabelText('Money at the start')).toHaveProperty('value', '5000');
  expect(screen.getByLabelText('Great cartwright · price of 1999')).toHaveProperty('value', '600');
  await setLanguage('de');
  expect(screen.getByLabelText('Geld zu Beginn')).toHaveProperty('value', '5000');
  expect(screen.getByLabelText('Große Wagnerei · Preis von 1999')).toHaveProperty('value', '600');
  expect(screen.getByLabelText('Genua')).toHaveProperty('value', '["cloth", "wine", "salt"]');
  expect(screen.getAllByLabelText('3 Personen')).toHaveLength(3);
});

test('a ladder with more levels is corrected in the form, row by row', async () => {
  let now = TALLER;
  const { rerender } = render(DataForm, {
    game: 'merchants',
    shipped: MERCHANTS,
    text: now,
    onchange: (text: string) => (now = text),
  });
  const level = (number: number) => screen.getByLabelText<HTMLInputElement>(`${number} · upkeep`);
  expect([level(10).value, level(11).value, level(12).value]).toEqual(['2000', '2400', '2800']);
  expect(screen.getAllByText('with the game: nothing')).toHaveLength(2);
  await fireEvent.change(level(12), { target: { value: '3000' } });
  expect(now).toBe(TALLER.replace('2800', '3000'));
  // What stands behind the new rows is still compared with its own place.
  await rerender({ text: now });
  await fireEvent.change(screen.getByLabelText('Price of a pair'), { target: { value: '900' } });
  expect(now).toContain('pair_price = { value = 900, provenance = "owner" }');
  await rerender({ text: now });
  expect(screen.getByText('with the game: 1000')).toBeTruthy();
  await fireEvent.change(screen.getByLabelText('Price of a pair'), { target: { value: '1000' } });
  expect(now).toBe(TALLER.replace('2800', '3000'));
});

test('a row with one corrected column stays the owner’s when another is put back', () => {
  const at = (key: string) =>
    printedIn(MERCHANTS).findIndex((each) => each.key === key && each.row === '2');
  const sold = correctedAt(MERCHANTS, at('sell'), '650', MERCHANTS);
  const both = correctedAt(sold, at('buy'), '250', MERCHANTS);
  const bought = correctedAt(both, at('buy'), '200', MERCHANTS);
  expect(bought).toContain('{ buy = 200, sell = 650, provenance = "owner" }');
  expect(correctedAt(bought, at('sell'), '600', MERCHANTS)).toBe(MERCHANTS);
});

test('a text without any values says why there is no form', () => {
  render(DataForm, { game: 'merchants', shipped: MERCHANTS, text: 'nonsense', onchange: () => {} });
  expect(screen.getByRole('status').textContent).toContain('cannot find its values');
});

function show(text: string, onchange: (text: string) => void = () => {}) {
  const game = { ...MUSKETEERS, id: 'merchants', data: MERCHANTS };
  return render(DataFile, { game, text, onchange, problem: null, seats: 3, options: {} });
}

test('the file is downloaded as it is corrected', async () => {
  const link = () => screen.getByRole('link', { name: 'Download the file' });
  const downloaded = () =>
    decodeURIComponent((link().getAttribute('href') ?? '').replace(/^.*?,/, ''));
  const { rerender } = show('');
  expect(downloaded()).toBe(MERCHANTS);
  await rerender({ text: TALLER });
  expect(downloaded()).toBe(TALLER);
  expect(link().getAttribute('download')).toBe('merchants-data.toml');
});

test('corrections are checked, told as differences, kept for the next table and taken back', async () => {
  const tried = vi.fn(() => ({
    differences: [{ path: 'ladder.upkeep.11', shipped: null, yours: '2400' }],
  }));
  vi.stubGlobal('fetch', answering({ 'POST /api/games/merchants/data': tried }));
  let now = TALLER;
  show(TALLER, (text) => (now = text));
  await fireEvent.click(screen.getByRole('button', { name: 'Check the corrections' }));
  const row = (await screen.findByText('ladder.upkeep.11')).closest('tr');
  expect([...(row?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
    'ladder.upkeep.11',
    'nothing',
    '2400',
  ]);
  expect(tried).toHaveBeenCalledWith({ seats: 3, options: {}, data: TALLER });
  await fireEvent.click(screen.getByRole('button', { name: 'Take back all corrections' }));
  expect(now).toBe('');
  cleanup();
  show('', (text) => (now = text));
  await fireEvent.click(screen.getByRole('button', { name: 'Use my corrections again' }));
  expect(now).toBe(TALLER);
});

test('a file that cannot be played is refused with what is wrong, and not kept', async () => {
  const refusal = problem(400, 'bad_data', 'upkeep must rise');
  vi.stubGlobal('fetch', answering({ 'POST /api/games/merchants/data': () => refusal }));
  show(TALLER);
  await fireEvent.click(screen.getByRole('button', { name: 'Check the corrections' }));
  expect((await screen.findByRole('alert')).textContent).toContain('upkeep must rise');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('The file as text')),
  );
  cleanup();
  show('');
  expect(screen.queryByRole('button', { name: 'Use my corrections again' })).toBeNull();
});
