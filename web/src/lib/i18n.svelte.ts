import type { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import { settings, type Language } from './settings.svelte';
import { bundleOf, hasText, tell, type Fields, type Reading } from './telling';

export type Arguments = Fields;

const sources = import.meta.glob<string>(
  // The terminal's texts stay in the terminal.
  [
    '../../../src/ducats/locales/*/*.ftl',
    '../../../src/ducats/games/*/texts/**/*.ftl',
    '!../../../src/ducats/locales/*/terminal.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
  },
);

/** Catalogues that only some pages need; `needTexts` fetches them. */
const LATER = ['review', 'friends', 'puzzles', 'data'] as const;
export type Later = (typeof LATER)[number];
const needed: Later[] = [];

const isOf = (path: string, wanted: Language): boolean =>
  path.includes(`/${wanted}/`) || path.endsWith(`/${wanted}.ftl`);
const isLater = (path: string, name: Later): boolean =>
  path.endsWith(`/${name}.ftl`) || path.includes(`/texts/${name}/`);

let bundles: Partial<Record<Language, FluentBundle>> = {};
let current = $state.raw<FluentBundle | null>(null);

async function load(wanted: Language): Promise<FluentBundle> {
  const known = bundles[wanted];
  if (known) return known;
  const texts = await Promise.all(
    Object.entries(sources)
      .filter(([path]) => isOf(path, wanted))
      .filter(([path]) => LATER.every((name) => needed.includes(name) || !isLater(path, name)))
      .map(([, text]) => text()),
  );
  const bundle = bundleOf(wanted, texts);
  bundles[wanted] = bundle;
  return bundle;
}

/** Speaks `wanted` from now on, everywhere and without a reload; remembers it. */
export async function setLanguage(wanted: Language): Promise<void> {
  const bundle = await load(wanted);
  current = bundle;
  settings.language = wanted;
  settings.keep();
  document.documentElement.lang = wanted;
}

/** Fetches a catalogue that is not always there, in the language spoken now and from now on. */
export async function needTexts(name: Later): Promise<void> {
  if (needed.includes(name)) return;
  needed.push(name);
  bundles = {};
  // Asked for once: whoever awaits it in a page must not ask again when the language changes.
  await setLanguage(untrack(() => settings.language));
}

/** The language spoken now. */
export function language(): Language {
  return settings.language;
}

/** Whether the catalogue has a text of this id; `id.attribute` is one, too. */
export function has(id: string): boolean {
  return current !== null && hasText(current, id);
}

/** The text of an id in the language spoken now; the id itself if there is none. */
export function t(id: string, args?: Arguments, reading?: Reading, faults?: Error[]): string {
  return current !== null && hasText(current, id) ? tell(current, id, args, reading, faults) : id;
}

/** `match_target` of the wire as it stands in the ids of the catalogues: `match-target`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** The text of an error code of the server. */
export function problemText(problem: { code: string; message?: string }): string {
  const id = `error-${kebab(problem.code)}`;
  return has(id) ? t(id) : problem.message || t('error-unknown', { code: problem.code });
}
