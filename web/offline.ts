import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from './src/lib/languages.ts';

const read = (path: string): Promise<string> =>
  readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf-8');

/** A message of one line; what it says is plain text. */
function message(catalogue: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(catalogue)?.[1];
  if (!found) throw new Error(`no text ${id} for the page without a network`);
  return found.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function section(language: string): Promise<string> {
  const catalogue = await read(`../src/ducats/locales/${language}/common.ftl`);
  const [said, again] = [message(catalogue, 'offline'), message(catalogue, 'try-again')];
  return `<section lang="${language}"><p>${said}</p><button>${again}</button></section>`;
}

/** `sw.js`, the service worker, with the page that it shows while there is no network. */
export function offline(): Plugin {
  return {
    name: 'ducats-offline',
    apply: 'build',
    async generateBundle() {
      const texts = await Promise.all(LANGUAGES.map(section));
      const page = (await read('./worker/offline.html')).replace(
        '<!-- texts -->',
        texts.join('\n'),
      );
      const worker = (await read('./worker/sw.js')).replace("'<!-- offline -->'", () =>
        JSON.stringify(page),
      );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
    },
  };
}
