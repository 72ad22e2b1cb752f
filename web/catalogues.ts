import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const CATALOGUE = /\.ftl(?=\?raw(?:&options)?$)/;
/** What is said at the tables of one game. */
const OF_A_GAME = /\/games\/[^/]+\/texts\/[a-z]+\.ftl$/;
/** A topic that all games share: what each of them says about it goes along. */
const TOPIC = /^(.*)\/locales\/([a-z]+)\/([a-z]+)\.ftl$/;
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
    .replace(/\{ +| +\}/g, (blank) => blank.trim())
    .replace(/^(-?[a-z][\w-]*| \.[\w-]+) = ?/gm, '$1=')
    .replace(/^( \*?\[[\w-]+\]) /gm, '$1');

const MESSAGE = /^[a-z-]+.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*/gm;
const OF_THE_SHELF = /^(?:game|bot)-/;
/** What is asked before a table is opened, what its guide says to newcomers, and refusals, which are rare. */
const OF_THE_OPTIONS = /^(?:[a-z]+-(?:option|preset|tour)|error)-/;

const picked = (text: string, wanted: (message: string) => boolean): string =>
  (text.match(MESSAGE) ?? []).filter(wanted).join('');

/** What a game and its bots are called, of all that its catalogue says. */
export const ofTheShelf = (text: string): string =>
  picked(text, (message) => OF_THE_SHELF.test(message));

export const ofTheOptions = (text: string): string =>
  picked(text, (message) => OF_THE_OPTIONS.test(message));

/** What is left for the table itself. */
export const ofTheTable = (text: string): string =>
  picked(text, (message) => !OF_THE_SHELF.test(message) && !OF_THE_OPTIONS.test(message));

/** What the games say about a topic; what they and their bots are called is in the catalogue that every page needs. */
async function ofTheGames(sources: string, language: string, topic: string): Promise<string> {
  const entries = await readdir(`${sources}/games`, { withFileTypes: true });
  const games = entries.filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name));
  const file = topic === 'common' ? language : `${topic}/${language}`;
  const paths = games.map(({ name }) => `${sources}/games/${name}/texts/${file}.ftl`);
  // A game says nothing about a topic that it has no file for.
  const texts = await Promise.all(
    paths
      .filter(existsSync)
      .sort()
      .map((path) => readFile(path, 'utf-8')),
  );
  const part = topic === 'common' ? ofTheShelf : String;
  return texts.map((text) => part(shortened(text))).join('');
}

export function catalogues(): Plugin {
  return {
    name: 'ducats-catalogues',
    enforce: 'pre',
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const path = id.slice(0, id.lastIndexOf('?'));
      const text = shortened(await readFile(path, 'utf-8'));
      const [, sources, language, topic] = TOPIC.exec(path) ?? [];
      const more = sources && language && topic ? await ofTheGames(sources, language, topic) : '';
      const part = id.endsWith('&options') ? ofTheOptions : ofTheTable;
      const said = OF_A_GAME.test(path) ? part(text) : text + more;
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
