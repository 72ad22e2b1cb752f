import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** `?raw` is a whole catalogue, `?shelf` only what is said of a game before one plays it. */
const ENDING = /\.ftl\?(raw|shelf)$/;
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

export function catalogues(): Plugin {
  return {
    name: 'ducats-catalogues',
    enforce: 'pre',
    async load(id) {
      const kind = ENDING.exec(id)?.[1];
      if (!kind) return null;
      const text = shortened(await readFile(id.slice(0, -kind.length - 1), 'utf-8'));
      return `export default ${JSON.stringify(kind === 'shelf' ? ofTheShelf(text) : text)}`;
    },
  };
}
