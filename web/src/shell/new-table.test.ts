import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { navigate, router } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import type { NewTable, TriedData } from '../protocol';
import NewTablePage from './NewTablePage.svelte';
import { aTable, answering, MUSKETEERS, problem } from './testing';

let opened: NewTable | null;
let answer: () => unknown;

beforeEach(async () => {
  opened = null;
  answer = () => aTable({ id: 'fresh-table' });
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': { id: 'me', name: 'Me' },
      'GET /api/games': [MUSKETEERS],
      'POST /api/tables': (body: NewTable) => {
        opened = body;
        return answer();
      },
    }),
  );
  session.me = null;
  session.games = null;
  navigate('/new/musketeers');
  await setLanguage('en');
  await needTexts('new');
  await needTexts('data');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const layTable = () => fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));

test('the usual table is laid with one click', async () => {
  render(NewTablePage, { game: 'musketeers' });
  await screen.findByRole('heading', { level: 1 });
  await layTable();
  await waitFor(() => expect(router.page).toEqual({ name: 'table', id: 'fresh-table' }));
  expect(opened).toEqual({
    game: 'musketeers',
    seats: 4,
    answer_window: 0,
    help: { take_back: true, coach: false },
    promise: expect.any(String) as string,
    options: {},
    data: null,
    bots: [null, 'musketeer', 'musketeer', 'musketeer'],
    public: true,
    absence: { mode: 'bot', seconds: 120 },
  });
});

test('a game for many is offered for as many as usually play it', async () => {
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': { id: 'me', name: 'Me' },
      'GET /api/games': [{ ...MUSKETEERS, max_seats: 8 }],
    }),
  );
  render(NewTablePage, { game: 'musketeers' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
});

test('the title of the page names the game', async () => {
  render(NewTablePage, { game: 'musketeers' });
  await waitFor(() => expect(document.title).toContain('New table: Musketeers'));
});

test('with friends, the chairs are for people and the table is found by link only', async () => {
  navigate('/new/musketeers#friends');
  render(NewTablePage, { game: 'musketeers' });
  await screen.findByRole('heading', { level: 1 });
  await layTable();
  await waitFor(() =>
    expect(opened).toMatchObject({ bots: [null, null, null, null], public: false }),
  );
});

test('chairs, options and the answer to absence are as chosen', async () => {
  render(NewTablePage, { game: 'musketeers' });
  await fireEvent.click(await screen.findByRole('radio', { name: '2' }));
  await fireEvent.change(screen.getByLabelText('Chair 2'), { target: { value: 'captain' } });
  await fireEvent.click(screen.getByRole('radio', { name: 'waits' }));
  const target = document.querySelector('input[type="number"]') as HTMLInputElement;
  await fireEvent.change(target, { target: { value: '60' } });
  await layTable();
  await waitFor(() =>
    expect(opened).toMatchObject({
      seats: 2,
      bots: [null, 'captain'],
      options: { match_target: 60 },
      absence: { mode: 'wait', seconds: 120 },
    }),
  );
});

test('a preset sets the options of a whole rulebook with one click', async () => {
  const rules = { french: { match_target: 60, victim_picks_slot: true }, dutch: {} };
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': { id: 'me', name: 'Me' },
      'GET /api/games': [{ ...MUSKETEERS, id: 'marquis', presets: rules }],
      'POST /api/tables': (body: NewTable) => {
        opened = body;
        return answer();
      },
    }),
  );
  render(NewTablePage, { game: 'marquis' });
  const french = await screen.findByRole<HTMLInputElement>('radio', { name: 'French rules' });
  const dutch = screen.getByRole<HTMLInputElement>('radio', { name: 'Dutch rules' });
  expect([french.checked, dutch.checked]).toEqual([false, true]);
  expect(screen.queryByRole('radio', { name: 'the usual rules' })).toBeNull();
  await fireEvent.click(french);
  expect([french.checked, dutch.checked]).toEqual([true, false]);
  const target = document.querySelector('input[type="number"]') as HTMLInputElement;
  expect(target.value).toBe('60');
  await fireEvent.change(target, { target: { value: '70' } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'your own choice' }).checked).toBe(
    true,
  );
  await fireEvent.click(french);
  await layTable();
  await waitFor(() =>
    expect(opened).toMatchObject({ options: { match_target: 60, victim_picks_slot: true } }),
  );
});

test('a wrong data file is told with what is wrong in it', async () => {
  answer = () => problem(400, 'bad_data', 'guards: 15 values expected');
  render(NewTablePage, { game: 'musketeers' });
  const field = await screen.findByRole('textbox');
  await fireEvent.input(field, { target: { value: 'guards = []' } });
  await layTable();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('guards: 15 values expected');
  expect(opened?.data).toBe('guards = []');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a game that is not there is a missing page', async () => {
  render(NewTablePage, { game: 'chess' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'There is nothing here',
  );
});

test('an owner corrects a value in the form, checks it, and has it again at the next table', async () => {
  const shipped = '# MU-2: guards.\nguards = [\n  { value = 4, provenance = "seed" },\n]\n';
  const corrected = shipped.replace(
    'value = 4, provenance = "seed"',
    'value = 3, provenance = "owner"',
  );
  let tried: TriedData | null = null;
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': { id: 'me', name: 'Me' },
      'GET /api/games': [{ ...MUSKETEERS, data: shipped }],
      'POST /api/games/musketeers/data': (body: TriedData) => {
        tried = body;
        return { differences: [{ path: 'guards.1', shipped: '4', yours: '3' }] };
      },
      'POST /api/tables': (body: NewTable) => {
        opened = body;
        return answer();
      },
    }),
  );
  localStorage.clear();
  render(NewTablePage, { game: 'musketeers' });
  await fireEvent.change(await screen.findByLabelText('1'), { target: { value: '3' } });
  expect(screen.getByText('with the game: 4')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Check the corrections' }));
  await screen.findByText('guards.1');
  expect(tried).toEqual({ seats: 4, options: {}, data: corrected });
  await layTable();
  await waitFor(() => expect(opened?.data).toBe(corrected));
  cleanup();
  render(NewTablePage, { game: 'musketeers' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Use my corrections again' }));
  expect(screen.getByText('with the game: 4')).toBeTruthy();
});
