import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const CATALOGUE = /\.ftl(?=\?raw$)/;
/** The catalogue that every page needs; all the games on the shelf are named in it. */
const COMMON = /^(.*)\/locales\/([a-z]+)\/common\.ftl$/;
/** A message of the terminal with the lines that belong to it. */
const OF_THE_TERMINAL = /^terminal-.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*/gm;
const COMMENTS = /^#.*\n/gm;
/** What the rules page says of an option; scripts/rules_pages.py writes it there. */
const OF_THE_RULES_PAGE = /^ +\.page = .*\n/gm;

/** The catalogues as the browser needs them: without comments, and without what others say. */
export const shortened = (text: string): string =>
  text
    .replace(COMMENTS, '')
    .replace(OF_THE_TERMINAL, '')
    .replace(OF_THE_RULES_PAGE, '')
    .replace(/\n{2,}/g, '\n');

const MESSAGE = /^[a-z-]+.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*/gm;
const OF_THE_SHELF = /^(?:game|bot)-/;

/** What a game and its bots are called, of all that its catalogue says. */
export const ofTheShelf = (text: string): string =>
  (text.match(MESSAGE) ?? []).filter((message) => OF_THE_SHELF.test(message)).join('');

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
      return `export default ${JSON.stringify(text + named)}`;
    },
  };
}
