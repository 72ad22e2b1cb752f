import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { correctedAt, printedIn } from './datafile';

const GAMES = join(import.meta.dirname, '../../../src/ducats/games');
const file = (game: string) => readFileSync(join(GAMES, game, 'data.toml'), 'utf-8');
const places = (game: string) =>
  printedIn(file(game)).map(({ section, row, key, value }) => [section, row, key, value].join('|'));

test('values are found with the section, row and key they stand under', () => {
  expect(places('merchants')).toEqual(
    expect.arrayContaining([
      '||start_cash|5000',
      'bonus||values|[0, 100, 200, 300, 400, 500]',
      'prices|2|sell|600',
      'ladder|10|upkeep|2000',
      'ladder||titles|[]',
      'markets||PAR|["wine", "food", "salt"]',
      'influence|market_rumour|power|1',
      'invest_auctions||4|3',
    ]),
  );
  expect(places('marquis')).toEqual(
    expect.arrayContaining(['cards|T|steal|{ A = 1, D = 1, M = 2 }', 'coins||assassin|2']),
  );
  expect(places('musketeers')).toEqual(
    expect.arrayContaining(['guards|1||4', 'guards|15||40', 'factors||jewel|2']),
  );
});

test.each(['marquis', 'marracash', 'merchants', 'musketeers'])(
  'every value of %s that names its source on its own is in the form',
  (game) => {
    const own = file(game).match(/^[^#\n]*\{ value = .*$/gm) ?? [];
    const values = own.flatMap((line) => line.match(/\{ value = /g) ?? []);
    const rows = places(game).filter((place) => /\|(buy|sell)\|/.test(place));
    expect(printedIn(file(game)).length).toBe(values.length + rows.length);
  },
);

test('a value cites the rules of the comment right above it, and no older ones', () => {
  const cited = (game: string, section: string) => [
    ...new Set(
      printedIn(file(game))
        .filter((each) => each.section === section)
        .flatMap(({ rules }) => rules),
    ),
  ];
  expect(cited('merchants', 'markets')).toEqual(['MA-13']);
  expect(cited('merchants', 'investments')).toEqual([]);
  expect(cited('marracash', 'more_visitors')).toEqual([]);
  expect(cited('musketeers', 'factors')).toEqual(['MU-19', 'MU-21']);
});

test('a corrected value is marked as read by the owner, and the shipped one as before', () => {
  const shipped = file('merchants');
  const index = printedIn(shipped).findIndex(({ key, row }) => key === 'sell' && row === '3');
  const corrected = correctedAt(shipped, index, '750', shipped);
  expect(corrected).toContain('{ buy = 300, sell = 750, provenance = "owner" }');
  expect(correctedAt(corrected, index, '700', shipped)).toBe(shipped);
  expect(printedIn(shipped)[index]?.rules).toEqual(['MA-06']);
});
