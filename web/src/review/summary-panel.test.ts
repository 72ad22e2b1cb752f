import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import type { Replay } from '$lib/replay';
import type { ReviewStatus } from '../protocol';
import { ReviewRoom } from './room.svelte';
import Summary from './Summary.svelte';

const WAITING: ReviewStatus = { status: 'waiting', done: 0, total: 10, version: 0, ahead: 0 };
const RUNNING: ReviewStatus = { status: 'running', done: 3, total: 10, version: 0, ahead: 0 };
const DONE: ReviewStatus = { status: 'done', done: 10, total: 10, version: 0, ahead: 0 };

let room: ReviewRoom;

beforeEach(async () => {
  await setLanguage('en');
  await needTexts('review');
  vi.spyOn(api, 'beginReview').mockResolvedValue(WAITING);
  room = new ReviewRoom('game');
});
afterEach(() => {
  room.leave();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function onScreen(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  const replay = { moments: [] } as unknown as Replay;
  render(Summary, { room, replay, names: [], seat: null, isMine: false, ongo: vi.fn() });
}

async function found(status: ReviewStatus): Promise<void> {
  vi.spyOn(api, 'review').mockResolvedValue(status);
  await room.look();
  await tick();
}

const said = (): string => screen.getByRole('status').textContent;

test('the focus stays on the one button, and then goes to the heading', async () => {
  onScreen(true);
  const button = screen.getByRole('button', { name: 'Analyse this game' });
  button.focus();
  button.click();
  await vi.waitFor(() => expect(button.textContent.trim()).toBe('Stop'));
  expect(document.activeElement).toBe(button);
  button.click();
  await tick();
  expect(button.textContent.trim()).toBe('Analyse this game');
  expect(document.activeElement).toBe(button);

  await found(RUNNING);
  await found(DONE);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement?.textContent.trim()).toBe('In short');
});

test('the end of the work leaves a focus alone that is elsewhere', async () => {
  onScreen(true);
  await found(RUNNING);
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  elsewhere.focus();
  await found(DONE);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('that the work has begun, is done or has failed is said once; how far it is, only shown', async () => {
  onScreen(true);
  expect(said()).toBe('');
  await found({ ...WAITING, ahead: 2 });
  expect(said()).toMatch(/^Waiting: 2 other games come first\. /);
  await found(WAITING);
  expect(said()).toMatch(/^Waiting: it comes next\. /);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').hasAttribute('value')).toBe(false);
  expect(screen.queryByText(/0% done/)).toBeNull();
  await found(RUNNING);
  expect(said()).toBe('The analysis has begun.');
  expect(screen.getByRole('progressbar', { name: 'Analysing: 30% done' })).toBeTruthy();
  expect(screen.queryByText(/in between/)).toBeNull();
  await found({ ...RUNNING, ahead: 1 });
  expect(screen.getByText('Another game may be analysed in between.')).toBeTruthy();
  expect(said()).toBe('The analysis has begun.');
  await found({ ...RUNNING, status: 'failed' });
  expect(said()).toBe('The analysis could not be finished. Try again.');
  await found(RUNNING);
  await found(DONE);
  expect(said()).toBe('The analysis is ready.');
});

test('an analysis that was there already is no news', async () => {
  onScreen(true);
  await found(DONE);
  expect(said()).toBe('');
});

test('a small screen gets one line, which opens', async () => {
  onScreen(false);
  const line = screen.getByText('In short').closest('summary');
  expect(line?.textContent).toMatch(/^In short What decided this game\?/);
  await found(RUNNING);
  expect(line?.textContent).toBe('In short Analysing: 30% done');
  line?.click();
  await vi.waitFor(() => expect(line?.textContent.trim()).toBe('In short'));
});
