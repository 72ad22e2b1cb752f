import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { ofTheOptions, ofTheShelf, ofTheTable, shortened } from '../../catalogues';
import { LANGUAGES, MOTIONS, THEMES } from './settings.svelte';

const LOCALES = join(import.meta.dirname, '../../../src/ducats/locales');
const SOURCES = join(import.meta.dirname, '..');

interface Entry {
  id: string;
  value: unknown;
}

const OF_THE_SHELL = ['about', 'common', 'data', 'lobby', 'new', 'replay', 'settings'];

/** The texts of the pages in `shell`. */
function entries(language: string): Entry[] {
  return OF_THE_SHELL.flatMap((name) => {
    const text = readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf-8');
    return new FluentResource(text).body as Entry[];
  });
}

function variables(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
  return [...new Set([...found].map(([, name]) => name ?? ''))].sort();
}

const shape = (language: string): [string, string[]][] =>
  entries(language).map(({ id, value }) => [id, variables(value)]);

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the catalogue %s has the texts of the English one, with the same arguments',
  (language) => {
    expect(shape(language)).toEqual(shape('en'));
  },
);

test.each(LANGUAGES)('no text of %s stands twice', (language) => {
  const folder = join(LOCALES, language);
  const ids = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf-8');
    return (new FluentResource(text).body as Entry[]).map(({ id }) => id);
  });
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('every text that the pages name exists', () => {
  const known = new Set(entries('en').map(({ id }) => id));
  const files = [...readdirSync(join(SOURCES, 'shell')), '../App.svelte']
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => readFileSync(join(SOURCES, 'shell', name), 'utf-8'));
  const said = files.flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? ''),
  );
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
});

test('every text that the pages put together exists', () => {
  const known = new Set(entries('en').map(({ id }) => id));
  const made = [
    ...['open', 'playing', 'finished'].map((status) => `lobby-status-${status}`),
    ...['wait', 'default', 'bot'].flatMap((m) => [`new-absence-${m}`, `new-absence-${m}-help`]),
    ...['public', 'link'].flatMap((who) => [`new-who-${who}`, `new-who-${who}-help`]),
    ...THEMES.map((theme) => `settings-theme-${theme}`),
    ...MOTIONS.map((motion) => `settings-motion-${motion}`),
    ...['granted', 'denied'].map((leave) => `settings-notify-${leave}`),
    ...['spectator', 'open'].map((viewer) => `replay-as-${viewer}`),
  ];
  expect(made.filter((id) => !known.has(id))).toEqual([]);
});

test('the browser loads nothing that only the terminal or the rules pages say', () => {
  const text = [
    '### About this file',
    'a = A',
    'a-help = Help',
    '    .page = `a` is normally `true`.',
    '    .short = Short',
    'terminal-b = B',
    '    .more = More',
    'c = C',
    '',
  ];
  const kept = ['a=A', 'a-help=Help', ' .short=Short', 'c=C', ''];
  expect(shortened(text.join('\n'))).toBe(kept.join('\n'));
});

test('the shelf loads what games and bots are called, and nothing that is said at a table', () => {
  const text = [
    'game-x = X',
    'x-title = The game of X',
    'bot-level-x-page =',
    '    A page',
    'x-event-dealt = Dealt',
    '',
  ];
  expect(ofTheShelf(text.join('\n'))).toBe('game-x = X\nbot-level-x-page =\n    A page\n');
});

test('a table loads what is said at it, without its options, refusals and what the shelf has said', () => {
  const text =
    'game-x = X\nx-title = The game\nx-option-y = Y\n    more\nx-preset-z = Z\nerror-no-x = No\n';
  expect(ofTheTable(text)).toBe('x-title = The game\n');
  expect(ofTheOptions(text)).toBe('x-option-y = Y\n    more\nx-preset-z = Z\nerror-no-x = No\n');
});

test('a shortened catalogue says the same', () => {
  const games = join(LOCALES, '../games');
  const paths = LANGUAGES.flatMap((language) => [
    ...readdirSync(join(LOCALES, language)).map((name) => join(LOCALES, language, name)),
    ...['musketeers', 'marquis', 'marracash', 'merchants'].map((game) =>
      join(games, game, 'texts', `${language}.ftl`),
    ),
  ]);
  for (const path of paths) {
    const text = readFileSync(path, 'utf-8');
    const kept = new FluentResource(shortened(text)).body as Entry[];
    const ids = new Set(kept.map(({ id }) => id));
    const whole = (new FluentResource(text).body as Entry[]).filter(({ id }) => ids.has(id));
    expect(kept.map(({ id, value }) => [id, value])).toEqual(
      whole.map(({ id, value }) => [id, value]),
    );
    expect(kept.length).toBeGreaterThan(1);
  }
});
