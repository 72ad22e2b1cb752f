import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { navigate, router } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import { layBoard } from '../games';
import type { MusketeersView, ReplayPart } from '../protocol';
import RecordsPage from './RecordsPage.svelte';
import ReplayPage from './ReplayPage.svelte';
import { aTable, answering, bot, person, problem } from './testing';

vi.mock('../table/ReplayTable.svelte', async () => await import('./ReplayStandIn.test.svelte'));
vi.mock('../review/Summary.svelte', async () => await import('./SummaryStandIn.test.svelte'));

const table = aTable({ status: 'finished', seats: [person('me', 'North'), bot('page')] });

const replay = (viewer: ReplayPart['viewer'], seat: number | null): ReplayPart => ({
  table,
  viewer,
  seat,
  moments: [0, 1, 2, 3].map((number) => ({
    number,
    seat: number === 0 ? null : number % 2,
    events: [],
    steps: [],
    view: { game: 'musketeers', seat, options: {} } as MusketeersView,
  })),
  next: null,
});

beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': { id: 'me', name: 'North' },
      'GET /api/games': [],
      'GET /api/tables': { public: [], mine: [table] },
      'GET /api/tables/table-01': table,
      'GET /api/tables/table-01/replay?viewer=seat%3A0': replay('seat', 0),
      'GET /api/tables/table-01/replay?viewer=open': replay('open', null),
    }),
  );
  session.me = null;
  session.games = null;
  navigate('/replay/table-01');
  await setLanguage('en');
  await needTexts('replay');
  await layBoard('musketeers');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Moment' });
const press = (key: string, held: { shiftKey?: boolean } = {}) =>
  fireEvent.keyDown(document.body, { key, ...held });

test('one steps with the keys, and the address follows', async () => {
  render(ReplayPage, { id: 'table-01' });
  expect((await slider()).value).toBe('0');
  await press('ArrowRight');
  await press('ArrowRight');
  expect(router.hash).toBe('moment=2&as=seat:0');
  await press('End');
  await press('ArrowRight');
  expect((await slider()).value).toBe('3');
  await press('Home');
  await press('ArrowLeft');
  expect(router.hash).toBe('moment=0&as=seat:0');
});

test('with Shift the keys lead to own decisions, which are marked under the slider', async () => {
  const { container } = render(ReplayPage, { id: 'table-01' });
  await slider();
  expect(container.querySelectorAll('.decision')).toHaveLength(1);
  await press('ArrowRight', { shiftKey: true });
  expect(router.hash).toBe('moment=1&as=seat:0');
  await press('ArrowRight', { shiftKey: true });
  expect(router.hash).toBe('moment=1&as=seat:0');
  await press('End');
  await fireEvent.click(screen.getByRole('button', { name: /^Your previous decision/ }));
  expect(router.hash).toBe('moment=1&as=seat:0');
});

test('an address leads to a moment and a viewer', async () => {
  navigate('/replay/table-01#moment=2&as=open');
  render(ReplayPage, { id: 'table-01' });
  expect((await slider()).value).toBe('2');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Seen as' }).value).toBe('open');
});

test('a long game is shown before its later parts are there', async () => {
  const whole = replay('open', null);
  const [first, later] = [whole.moments.slice(0, 2), whole.moments.slice(2)];
  const answers: Record<string, unknown> = {
    'GET /api/me': { id: 'me', name: 'North' },
    'GET /api/games': [],
    'GET /api/tables/table-01': table,
    'GET /api/tables/table-01/replay?viewer=open': { ...whole, moments: first, next: 2 },
    'GET /api/tables/table-01/replay?viewer=open&first=2': { ...whole, moments: later },
  };
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const answer = answering(answers);
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof answer>) => {
    if (asked[0].includes('first=2')) await held;
    return await answer(...asked);
  });
  navigate('/replay/table-01#moment=1&as=open');
  render(ReplayPage, { id: 'table-01' });
  expect((await slider()).max).toBe('1');
  letGo();
  await waitFor(async () => expect((await slider()).max).toBe('3'));
  expect((await slider()).value).toBe('1');
});

test('of a game that goes on, only what is new is fetched', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const whole = replay('seat', 0);
  const running = { ...table, status: 'playing' as const, moments: 1 };
  const [seen, later] = [whole.moments.slice(0, 2), whole.moments.slice(2)];
  const answers: Record<string, unknown> = {
    'GET /api/me': { id: 'me', name: 'North' },
    'GET /api/games': [],
    'GET /api/tables/table-01': running,
    'GET /api/tables/table-01/replay?viewer=seat%3A0': { ...whole, table: running, moments: seen },
    'GET /api/tables/table-01/replay?viewer=seat%3A0&first=2': { ...whole, moments: later },
  };
  vi.stubGlobal('fetch', answering(answers));
  render(ReplayPage, { id: 'table-01' });
  expect((await slider()).max).toBe('1');
  expect((await slider()).value).toBe('1');
  answers['GET /api/tables/table-01'] = { ...running, moments: 3 };
  delete answers['GET /api/tables/table-01/replay?viewer=seat%3A0'];
  await vi.advanceTimersByTimeAsync(3500);
  await waitFor(async () => expect((await slider()).max).toBe('3'));
  expect((await slider()).value).toBe('3');
});

test('a game that is still played opens where it stands, and stays where its reader leafs back to', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const whole = replay('seat', 0);
  const running = { ...table, status: 'playing' as const, moments: 1 };
  const answers: Record<string, unknown> = {
    'GET /api/me': { id: 'me', name: 'North' },
    'GET /api/games': [],
    'GET /api/tables/table-01': running,
    'GET /api/tables/table-01/replay?viewer=seat%3A0': {
      ...whole,
      moments: whole.moments.slice(0, 1),
      next: 1,
    },
    'GET /api/tables/table-01/replay?viewer=seat%3A0&first=1': {
      ...whole,
      moments: whole.moments.slice(1, 2),
    },
    'GET /api/tables/table-01/replay?viewer=seat%3A0&first=2': {
      ...whole,
      moments: whole.moments.slice(2),
    },
  };
  vi.stubGlobal('fetch', answering(answers));
  render(ReplayPage, { id: 'table-01' });
  expect((await slider()).value).toBe('1');
  await press('ArrowLeft');
  answers['GET /api/tables/table-01'] = { ...table, moments: 3 };
  await vi.advanceTimersByTimeAsync(3500);
  await waitFor(async () => expect((await slider()).max).toBe('3'));
  expect((await slider()).value).toBe('0');
});

test('when something was taken back, the game is fetched anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const whole = replay('seat', 0);
  const running = { ...table, status: 'playing' as const, moments: 3 };
  const address = 'GET /api/tables/table-01/replay?viewer=seat%3A0';
  const answers: Record<string, unknown> = {
    'GET /api/me': { id: 'me', name: 'North' },
    'GET /api/games': [],
    'GET /api/tables/table-01': running,
    [address]: { ...whole, table: running },
  };
  vi.stubGlobal('fetch', answering(answers));
  render(ReplayPage, { id: 'table-01' });
  expect((await slider()).max).toBe('3');
  // Only a replay tells what was taken back.
  const took = { moment: 1, seat: 0, what: 'took_back' as const };
  const shorter = { ...running, moments: 2 };
  const noted = { ...whole, table: { ...shorter, attendance: [took] } };
  answers['GET /api/tables/table-01'] = shorter;
  answers[`${address}&first=4`] = { ...noted, moments: [] };
  answers[address] = { ...noted, moments: whole.moments.slice(0, 3) };
  await vi.advanceTimersByTimeAsync(3500);
  await waitFor(async () => expect((await slider()).max).toBe('2'));
  expect(await screen.findByText('You took back what you had done next.')).toBeTruthy();
});

test('a moment beyond the end is the end', async () => {
  navigate('/replay/table-01#moment=99');
  render(ReplayPage, { id: 'table-01' });
  expect((await slider()).value).toBe('3');
});

test('it plays by itself and stops at the end', async () => {
  render(ReplayPage, { id: 'table-01' });
  await slider();
  vi.useFakeTimers();
  await fireEvent.click(screen.getByRole('button', { name: 'Play (space)' }));
  await vi.advanceTimersByTimeAsync(1500);
  expect(router.hash).toContain('moment=1');
  await vi.advanceTimersByTimeAsync(6000);
  expect(router.hash).toContain('moment=3');
  expect(screen.getByRole('button', { name: 'Play (space)' })).toBeTruthy();
});

test('a sentence of the review leads to the board at its moment, where it stays', async () => {
  const { container } = render(ReplayPage, { id: 'table-01' });
  await slider();
  const board = container.querySelector<HTMLElement>('.table');
  if (!board) throw new Error('no board');
  board.scrollIntoView = vi.fn();
  await fireEvent.click(screen.getByRole('button', { name: 'Play (space)' }));
  await fireEvent.click(screen.getByRole('button', { name: 'What decided it' }));
  expect((await slider()).value).toBe('3');
  expect(screen.getByText('Moment 3 of 3', { selector: '[role=status]' })).toBeTruthy();
  expect(board.scrollIntoView).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Play (space)' })).toBeTruthy();
});

test('the record of a finished game can be saved', async () => {
  render(ReplayPage, { id: 'table-01' });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Save the record' });
  expect(link.pathname).toBe('/api/tables/table-01/record');
});

test('an unknown game is told, with the way to those there are', async () => {
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': {},
      'GET /api/games': [],
      'GET /api/tables/table-01': problem(404, 'no_such_table', ''),
    }),
  );
  render(ReplayPage, { id: 'table-01' });
  expect(await screen.findByRole('heading', { name: 'There is no such game' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your games' })).toBeTruthy();
});

test('a game that may not be seen is told', async () => {
  vi.stubGlobal('fetch', answering({ 'GET /api/me': {}, 'GET /api/games': [] }));
  render(ReplayPage, { id: 'table-01' });
  expect((await screen.findByRole('alert')).textContent).toContain('nothing here');
});

test('a record file is brought by choosing or dropping it', async () => {
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': { id: 'me', name: 'North' },
      'GET /api/games': [],
      'GET /api/tables': { public: [], mine: [] },
      'POST /api/records': (body: File) =>
        body.name === 'good.jsonl'
          ? aTable({ id: 'imported-1' })
          : problem(400, 'corrupt_record', 'line 3'),
    }),
  );
  render(RecordsPage);
  const drop = screen.getByRole('group', { name: 'Load a record' });
  const bring = (name: string) =>
    fireEvent.drop(drop, { dataTransfer: { files: [new File(['{}'], name)] } });
  await bring('bad.jsonl');
  expect(await screen.findByText('line 3')).toBeTruthy();
  await bring('good.jsonl');
  await waitFor(() => expect(router.page).toEqual({ name: 'replay', id: 'imported-1' }));
});
