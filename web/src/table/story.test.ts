import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { moments, names, opening } from '../games/marquis/fixture';
import type { Event, View } from '../protocol';
import { chaptersOf, storyOf, type Part } from './story';
import { logLine } from './telling';
import type { Reader } from './types';

beforeAll(() => setLanguage('en'));

const reader: Reader = { names, me: 0, view: opening };
const told = (events: object[]) =>
  events.map((event, number) => ({ number, events: [event as Event] }));

test('a game is told by turns, and no line of it is lost', () => {
  const parts = storyOf(moments, reader);
  const turns = moments.flatMap(({ events }) => events.filter(({ type }) => type === 'TurnBegan'));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.length).toBeLessThanOrEqual(turns.length + 1);
  expect(new Set(parts.slice(1).map(({ head }) => head?.text))).toContain('Ben’s turn');
  const rows = parts.flatMap((part) => part.rows);
  const lines = rows.flatMap((row) => (row.folded.length > 0 ? row.folded : [row]));
  const all = moments.flatMap(({ events }) => events).map((event) => logLine(event, reader));
  expect(lines.map(({ text }) => text)).toEqual(all.flatMap((line) => line?.text ?? []));
});

test('players who let it happen share a line, which leads to the last of them', () => {
  const allowed = (seat: number) => ({
    type: 'Allowed',
    seat,
    culprit: 2,
    effect: 'rob',
    rule: 'MQ-50',
  });
  const [part] = storyOf(told([allowed(0), allowed(1)]), reader);
  expect(part?.rows.map(({ text }) => text)).toEqual(['Let it happen: you, Ben.']);
  expect(part?.rows[0]?.number).toBe(1);
  const [alone] = storyOf(told([allowed(1)]), reader);
  expect(alone?.rows[0]).toMatchObject({ text: 'Ben lets it happen.', folded: [] });
});

test('one who lets it happen alone is told with what then happens, and no line is lost', () => {
  const allowed = { type: 'Allowed', seat: 1, culprit: 0, effect: 'robbery', rule: 'MQ-46' };
  const taken = {
    type: 'CoinsTaken',
    culprit: 0,
    victim: 1,
    coins: 2,
    effect: 'robbery',
    rule: 'MQ-33',
  };
  const story = (events: object[]) => storyOf(told(events), reader, ['silence'])[0]?.rows ?? [];
  const [line, ...more] = story([allowed, taken]);
  expect(more).toEqual([]);
  expect(line?.text).toBe('You rob Ben of 2 coins.');
  expect(line?.folded.map(({ text }) => text)).toEqual(['Ben lets it happen.', line?.text]);
  expect(story([allowed]).map(({ text }) => text)).toEqual(['Ben lets it happen.']);
});

test('a long auction is one line with its end', () => {
  const bids = Array.from({ length: 41 }, (_, at) => ({
    type: 'BidMade',
    seat: at % 2,
    amount: 25 * (at + 1),
    rule: 'MC-30',
  }));
  const passed = { type: 'BidderPassed', seat: 1, forced: false, rule: 'MC-32' };
  const view = { ...opening, game: 'marracash' } as unknown as View;
  const [part] = storyOf(told([...bids, passed]), { ...reader, view });
  expect(part?.rows).toHaveLength(1);
  const last = 'Ben 950, you 975, Ben 1,000, you 1,025, Ben passes';
  expect(part?.rows[0]?.text).toBe(`41 bids. Last: ${last}.`);
  expect(part?.rows[0]?.folded).toHaveLength(42);
  const [whole] = storyOf(told([...bids.slice(0, 1), passed]), { ...reader, view });
  expect(whole?.rows[0]?.text).toBe('One bid: you 25, Ben passes.');
});

test('of prices that moved several times only the end is told', () => {
  const raised = (good: string, level: number, devalued = false) => ({
    type: 'PriceRaised',
    seat: 0,
    good,
    level,
    devalued,
    rule: 'MA-47',
  });
  const view = { ...opening, game: 'merchants' } as unknown as View;
  const moved = [raised('wine', 4), raised('silk', 2), raised('wine', 5), raised('wine', 1, true)];
  const [part] = storyOf(told(moved), { ...reader, view });
  expect(part?.rows[0]?.text).toBe('New price levels: wine falls to 1, silk 2.');
  expect(part?.rows[0]?.folded).toHaveLength(4);
});

test('a moment that begins two turns is one chapter', () => {
  const head = (number: number): Part => ({
    key: String(number),
    head: { key: '', number, text: '', rule: '', seats: [], tone: 'plain', folded: [] } as never,
    rows: [],
  });
  expect(chaptersOf([head(1), head(4), head(4), head(7)])).toEqual([1, 4, 7]);
});
