import type { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import { settings, type Language } from './settings.svelte';
import { bundleOf, hasText, tell, type Fields, type Reading } from './telling';

export type Arguments = Fields;

/** What is asked before a table of a game is opened, what its guide says and what it refuses, by the path of its
 * catalogue. */
const options = import.meta.glob<string>('../../../src/ducats/games/*/texts/*.ftl', {
  query: '?raw&options',
  import: 'default',
});
const OPTIONS = '?options';
const texts = import.meta.glob<string>(
  // The terminal's texts stay in the terminal.
  [
    '../../../src/ducats/locales/*/*.ftl',
    '../../../src/ducats/games/*/texts/*.ftl',
    '!../../../src/ducats/locales/*/terminal.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
  },
);

const sources = {
  ...texts,
  ...Object.fromEntries(Object.entries(options).map(([path, load]) => [`${path}${OPTIONS}`, load])),
};

/** Catalogues that only some pages need; `needTexts` fetches them. */
const LATER = [
  'replay',
  'review',
  'reasons',
  'friends',
  'puzzles',
  'deals',
  'new',
  'data',
  'intro',
  'help',
  'about',
  'settings',
  'lobby',
  'ending',
] as const;
/** One of them, what is said at the tables of a game, or `game?options`. */
export type Later = (typeof LATER)[number] | (string & {});
let needed: readonly Later[] = [];
const fetched: Partial<Record<Later, Promise<void>>> = {};

const isOf = (path: string, wanted: Language): boolean =>
  path.includes(`/${wanted}/`) ||
  path.endsWith(`/${wanted}.ftl`) ||
  path.endsWith(`/${wanted}.ftl${OPTIONS}`);

/** For whom a catalogue is fetched; null: for everybody. */
function wantedFor(path: string): Later | null {
  const later = LATER.find((name) => path.endsWith(`/${name}.ftl`));
  if (later) return later;
  const game = /\/games\/([^/]+)\/texts\//.exec(path)?.[1] ?? null;
  return game && path.endsWith(OPTIONS) ? `${game}${OPTIONS}` : game;
}

function isNeeded(path: string): boolean {
  const later = wantedFor(path);
  return later === null || needed.includes(later);
}

let current = $state.raw<FluentBundle | null>(null);

async function load(wanted: Language): Promise<FluentBundle> {
  for (;;) {
    const wishes = needed;
    const found = Object.entries(sources).filter(([path]) => isNeeded(path) && isOf(path, wanted));
    const texts = await Promise.all(found.map(([, text]) => text()));
    // More catalogues may have been needed in the meantime.
    if (needed === wishes) return bundleOf(wanted, texts);
  }
}

/** Switches to a language everywhere, without a reload, and remembers it. */
export async function setLanguage(wanted: Language): Promise<void> {
  const bundle = await load(wanted);
  current = bundle;
  settings.language = wanted;
  settings.keep();
  document.documentElement.lang = wanted;
}

/** Fetches an optional catalogue, in the current language and any later one. */
export function needTexts(name: Later): Promise<void> {
  const asked = fetched[name];
  if (asked) return asked;
  needed = [...needed, name];
  // Untracked: a page that awaits this must not ask again when the language changes.
  const fetching = setLanguage(untrack(() => settings.language)).catch((error: unknown) => {
    needed = needed.filter((each) => each !== name);
    fetched[name] = undefined;
    throw error;
  });
  fetched[name] = fetching;
  return fetching;
}

/** Fetches what the options of a game are called, what its guide says and what it refuses. */
export const needOptions = (game: string): Promise<void> => needTexts(`${game}${OPTIONS}`);

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
