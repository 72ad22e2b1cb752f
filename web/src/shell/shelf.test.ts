import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import { navigate, router } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import type { NewTable } from '../protocol';
import LobbyPage from './LobbyPage.svelte';
import ShelfPage from './ShelfPage.svelte';
import { aTable, answering, bot, EMPTY, MUSKETEERS, person, problem } from './testing';

const me = { id: 'me', name: 'Me' };
let opened: NewTable | null;

function serve(more: Record<string, unknown> = {}): void {
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': me,
      'GET /api/games': [MUSKETEERS],
      'GET /api/tables': { public: [], mine: [] },
      'POST /api/tables': (body: NewTable) => {
        opened = body;
        return aTable({ id: 'fresh-table' });
      },
      ...more,
    }),
  );
}

beforeEach(async () => {
  opened = null;
  localStorage.clear();
  session.me = null;
  session.games = null;
  navigate('/');
  await setLanguage('en');
  await needTexts('lobby');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('every game of the server stands on the shelf, the first one ready to be played', async () => {
  serve({ 'GET /api/games': [MUSKETEERS, { ...MUSKETEERS, id: 'marquis', weight: 3 }] });
  render(ShelfPage);
  expect(await screen.findByRole('button', { name: 'Play now' })).toBeTruthy();
  const games = screen.getByRole('list', { name: 'Games' });
  expect([...games.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
    'Musketeers',
    'Marquis',
  ]);
  expect(screen.getAllByRole('button', { name: 'Play now' })).toHaveLength(1);
});

test('a click on a box is a click on the button below it, which keeps the focus', async () => {
  serve({ 'GET /api/games': [MUSKETEERS, { ...MUSKETEERS, id: 'marquis' }] });
  const { container } = render(ShelfPage);
  const button = await screen.findByRole('button', { name: 'Play Marquis' });
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  const [first, second] = container.querySelectorAll('.stand > .box');
  await fireEvent.click(first as Element);
  expect(pressed).not.toHaveBeenCalled();
  await fireEvent.click(second as Element);
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.activeElement?.closest('[aria-hidden]')).toBeNull();
});

test('one click sits down with three bots of the middle level', async () => {
  serve();
  render(ShelfPage);
  await fireEvent.click(await screen.findByRole('button', { name: 'Play now' }));
  await waitFor(() => expect(router.page).toEqual({ name: 'table', id: 'fresh-table' }));
  expect(opened).toEqual({
    game: 'musketeers',
    seats: 4,
    help: { take_back: true, coach: true },
    promise: expect.any(String) as string,
    bots: [null, 'musketeer', 'musketeer', 'musketeer'],
    public: false,
  });
});

test('the last choice of bots is offered again', async () => {
  serve();
  render(ShelfPage);
  await fireEvent.click(await screen.findByRole('radio', { name: '1 bot' }));
  await fireEvent.click(screen.getByRole('radio', { name: /captain/i }));
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
  await waitFor(() => expect(opened?.bots).toEqual([null, 'captain']));
  cleanup();
  render(ShelfPage);
  const again = await screen.findByRole<HTMLInputElement>('radio', { name: '1 bot' });
  expect(again.checked).toBe(true);
});

test('a server that is away is told, with a way to try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(ShelfPage);
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  serve();
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Play now' })).toBeTruthy();
});

test('a new name is kept by the server', async () => {
  serve({ 'POST /api/me': (body: { name: string }) => ({ id: 'me', name: body.name }) });
  render(ShelfPage);
  const field = await screen.findByLabelText('Your name');
  await fireEvent.input(field, { target: { value: ' West ' } });
  await fireEvent.change(field);
  await waitFor(() => expect(session.me?.name).toBe('West'));
});

test('own tables can be gone back to', async () => {
  const mine = aTable({ id: 'my-table', status: 'playing', seats: [person('me'), bot('page')] });
  serve({ 'GET /api/tables': { public: [], mine: [mine] } });
  render(ShelfPage);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Back to the table' });
  expect(link.pathname).toBe('/table/my-table');
});

test('the lobby shows open and running tables and lets one join', async () => {
  const open = aTable({ id: 'open-one', seats: [person('you'), EMPTY] });
  const running = aTable({
    id: 'busy-one',
    status: 'playing',
    seats: [person('you'), bot('page')],
  });
  serve({
    'GET /api/tables': { public: [open, running], mine: [] },
    'POST /api/tables/open-one/seat': open,
  });
  render(LobbyPage);
  const watch = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Watch' });
  expect(watch.pathname).toBe('/table/busy-one');
  await fireEvent.click(screen.getByRole('button', { name: 'Join (1 free chair)' }));
  await waitFor(() => expect(router.page).toEqual({ name: 'table', id: 'open-one' }));
});

test('a chair that somebody else took is told', async () => {
  serve({
    'GET /api/tables': { public: [aTable({ id: 'open-one' })], mine: [] },
    'POST /api/tables/open-one/seat': () => problem(409, 'seat_taken'),
  });
  render(LobbyPage);
  await fireEvent.click(await screen.findByRole('button', { name: /Join/ }));
  expect(await screen.findByText('That chair is taken.')).toBeTruthy();
  expect(router.page.name).toBe('shelf');
});

test('the shelf begins with the game that is going on', async () => {
  const going = aTable({
    id: 'going-on',
    status: 'playing',
    seats: [person('me'), person('you', 'Viola'), bot('page')],
  });
  serve({ 'GET /api/tables': { public: [], mine: [aTable({ id: 'waiting' }), going] } });
  render(ShelfPage);
  const link = await screen.findByRole('link', {
    name: 'Continue: Musketeers with Viola, Cyprien',
  });
  expect(link.getAttribute('href')).toBe('/table/going-on');
});

test('the shelf begins with the game in which it is the reader’s turn', async () => {
  const seats = [person('me'), person('you', 'Viola')];
  const newer = aTable({ id: 'newer', status: 'playing', seats });
  const asking = aTable({ id: 'asking', status: 'playing', seats });
  serve({
    'GET /api/tables': { public: [], mine: [newer, asking] },
    'GET /api/tables/newer/turn': { mine: false },
    'GET /api/tables/asking/turn': { mine: true },
  });
  render(ShelfPage);
  const link = await screen.findByRole('link', {
    name: 'Continue: Musketeers with Viola. It is your turn.',
  });
  expect(link.getAttribute('href')).toBe('/table/asking');
});

test('a card names bots as their table does', async () => {
  const mine = aTable({ id: 'my-table', seats: [person('me'), bot('page'), EMPTY] });
  serve({ 'GET /api/tables': { public: [], mine: [mine] } });
  render(LobbyPage);
  const chairs = await screen.findAllByRole('listitem');
  expect(chairs.map((chair) => chair.textContent?.trim())).toEqual([
    'me',
    'Blanche Page',
    'free chair',
  ]);
});

test('one’s own table is listed once', async () => {
  const own = aTable({ id: 'own-table', seats: [person('me'), EMPTY] });
  serve({ 'GET /api/tables': { public: [own], mine: [own] } });
  render(LobbyPage);
  await screen.findByRole('heading', { name: 'Your tables' });
  expect(document.querySelectorAll('a[href="/table/own-table"]')).toHaveLength(1);
});
