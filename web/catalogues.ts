import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ENDING = '.ftl?raw';
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

export function catalogues(): Plugin {
  return {
    name: 'ducats-catalogues',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ENDING)) return null;
      const text = await readFile(id.slice(0, -'?raw'.length), 'utf-8');
      return `export default ${JSON.stringify(shortened(text))}`;
    },
  };
}
