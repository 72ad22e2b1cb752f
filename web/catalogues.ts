import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const CATALOGUE = /\.ftl(?=\?raw(?:&options)?$)/;
/** What is said at the tables of one game. */
const OF_A_GAME = /\/games\/[^/]+\/texts\/[a-z]+\.ftl$/;
/** The catalogue that every page needs; all the games on the shelf are named in it. */
const COMMON = /^(.*)\/locales\/([a-z]+)\/common\.ftl$/;
/** A message of the terminal with the lines that belong to it. */
const OF_THE_TERMINAL = /^terminal-.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*/gm;
const COMMENTS = /^#.*\n/gm;
/** What the rules page says of an option; scripts/rules_pages.py writes it there. */
const OF_THE_RULES_PAGE = /^ +\.page = .*\n/gm;

/** The catalogues as the browser needs them: without comments and needless blanks, and without what others say. */
export const shortened = (text: string): string =>
  text
    .replace(COMMENTS, '')
    .replace(OF_THE_TERMINAL, '')
    .replace(OF_THE_RULES_PAGE, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^[ \t]+/gm, ' ')
    .replace(/\{ +| +\}/g, (blank) => blank.trim());

const MESSAGE = /^[a-z-]+.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*/gm;
const OF_THE_SHELF = /^(?:game|bot)-/;
const OF_THE_OPTIONS = /^[a-z]+-(?:option|preset)-/;

const picked = (text: string, wanted: (message: string) => boolean): string =>
  (text.match(MESSAGE) ?? []).filter(wanted).join('');

/** What a game and its bots are called, of all that its catalogue says. */
export const ofTheShelf = (text: string): string =>
  picked(text, (message) => OF_THE_SHELF.test(message));

/** What is asked before a table is opened. */
export const ofTheOptions = (text: string): string =>
  picked(text, (message) => OF_THE_OPTIONS.test(message));

/** What is left for the table itself. */
export const ofTheTable = (text: string): string =>
  picked(text, (message) => !OF_THE_SHELF.test(message) && !OF_THE_OPTIONS.test(message));

/** What every page may say of every game. */
async function shelf(sources: string, language: string): Promise<string> {
  const entries = await readdir(`${sources}/games`, { withFileTypes: true });
  const games = entries.filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name));
  const paths = games.map(({ name }) => `${sources}/games/${name}/texts/${language}.ftl`).sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf-8')));
  return texts.map((text) => ofTheShelf(shortened(text))).join('');
}

export function catalogues(): Plugin {
  return {
    name: 'ducats-catalogues',
    enforce: 'pre',
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const path = id.slice(0, id.lastIndexOf('?'));
      const text = shortened(await readFile(path, 'utf-8'));
      const [, sources, language] = COMMON.exec(path) ?? [];
      const named = sources && language ? await shelf(sources, language) : '';
      const part = id.endsWith('&options') ? ofTheOptions : ofTheTable;
      const said = OF_A_GAME.test(path) ? part(text) : text + named;
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
