import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { setLanguage } from './lib/i18n.svelte';
import RuleLink from './lib/RuleLink.svelte';
import { navigate } from './lib/router.svelte';
import { rulebook } from './lib/rulebook.svelte';
import { settings } from './lib/settings.svelte';
import { answering, MUSKETEERS } from './shell/testing';

beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': { id: 'me', name: 'Me' },
      'GET /api/games': [MUSKETEERS],
      'GET /api/tables': { public: [], mine: [] },
    }),
  );
  rulebook.close();
  navigate('/');
  await setLanguage('en');
});
afterEach(() => cleanup());

test('the shelf is the first page', () => {
  render(App);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What shall we play?');
});

test('an address without a page is told', () => {
  navigate('/no/such/page');
  render(App);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is nothing here');
});

test('pages come without loading anew, and the content takes the focus', async () => {
  render(App);
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await fireEvent.click(menu.getByRole('link', { name: 'Lobby' }));
  await screen.findByRole('heading', { level: 1, name: 'Lobby' });
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test.each(['?', 'r'])('the key %s opens and closes the rules', async (key) => {
  render(App);
  await fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('heading', { name: 'Musketeers', level: 2 })).toBeTruthy();
  await fireEvent.keyDown(document.body, { key });
  await waitFor(() => expect(rulebook.game).toBeNull());
});

test('a letter typed into a field opens nothing', async () => {
  render(App);
  await fireEvent.keyDown(await screen.findByLabelText('Your name'), { key: 'r' });
  expect(rulebook.game).toBeNull();
});

test('a rule link shows that rule, and the way into the whole page', async () => {
  render(App);
  render(RuleLink, { id: 'MU-20' });
  await fireEvent.click(screen.getByRole('button', { name: 'Rule MU-20' }));
  expect(await screen.findByText(/loser takes a prison/i, {}, { timeout: 5000 })).toBeTruthy();
  await fireEvent.click(screen.getByRole('link', { name: 'Show it in the rules' }));
  await waitFor(() => expect(document.querySelector('#mu-20.shown')).toBeTruthy());
});

test('language and light change at once', async () => {
  render(App);
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await fireEvent.click(
    await screen.findByRole('radio', { name: 'Candlelight' }, { timeout: 5000 }),
  );
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  await fireEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Wat zullen we spelen?' }),
  ).toBeTruthy();
  expect(settings.language).toBe('nl');
});
