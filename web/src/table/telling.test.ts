import { describe, expect, test } from 'vitest';
import { setLanguage, t } from '$lib/i18n.svelte';
import { LANGUAGES, type Language } from '$lib/settings.svelte';
import type { Fields } from '$lib/telling';
import type { Action, Event, View } from '../protocol';
import { actionText, eventText, logLine, promptText, toneOf } from './telling';
import type { Reader } from './types';

/** What Python said: scripts/sentences.py. */
interface Sentences {
  names: string[];
  views: View[];
  told: { id: string; view: number; fields: Fields; told: Record<Language, string> }[];
}

const files = import.meta.glob<Sentences>('../../../tests/locales/sentences/*.json', {
  eager: true,
  import: 'default',
});

function textOf(id: string, fields: Fields, reader: Reader): string {
  if (id.includes('-event-')) return eventText(fields as unknown as Event, reader);
  if (id.includes('-action-')) return actionText(fields as unknown as Action, reader);
  return promptText(reader);
}

describe.each(Object.entries(files))('%s', (_, { names, views, told }) => {
  const readerOf = (view: View): Reader => ({ names, me: view.seat, view });

  test.each(LANGUAGES)('is told in the same words in %s', async (language) => {
    await setLanguage(language);
    for (const { id, view, fields, told: sentences } of told) {
      const reader = readerOf(views[view] as View);
      expect(textOf(id, fields, reader)).toBe(sentences[language]);
    }
  });

  test('has no faults in any sentence', async () => {
    await setLanguage('en');
    for (const { id, view, fields } of told) {
      const reader = readerOf(views[view] as View);
      const faults: Error[] = [];
      const all = id.includes('-event-') ? fields : { ...reader.view, ...fields };
      t(id, all, reader, faults);
      expect(faults).toEqual([]);
    }
  });
});

test('a line of the log knows whom it is about, and a shorter text if there is one', async () => {
  await setLanguage('en');
  const [sentences] = Object.entries(files).find(([path]) => path.includes('musketeers')) ?? [];
  const { names, views, told } = files[sentences ?? ''] as Sentences;
  const reader: Reader = { names, me: null, view: views[0] as View };
  const of = (type: string) =>
    told.find(({ fields }) => fields.type === type && fields.cards !== null)
      ?.fields as unknown as Event;
  const revealed = logLine(of('CardsRevealed'), reader);
  expect(revealed?.short?.length).toBeLessThan(revealed?.text.length ?? 0);
  const taken = { ...of('JewelTaken'), seat: 2, source: { seat: 1, slot: 0 } };
  expect(logLine(taken, reader)?.seats.sort()).toEqual([1, 2]);
  const ended = { ...of('MatchEnded'), winners: [0, 2] };
  expect(logLine(ended, reader)?.seats).toEqual([0, 2]);
  expect(logLine({ ...of('HandDealt'), cards: null } as unknown as Event, reader)).toBeNull();
});

test('a table that waits for nobody any more names nobody', async () => {
  await setLanguage('en');
  const [, { names, views }] = Object.entries(files).find(([path]) =>
    path.includes('musketeers'),
  ) as [string, Sentences];
  const asked = views.find(({ question }) => question !== null) as View;
  const question = { ...asked.question, choices: null, waiting: [] };
  const view = { ...asked, question } as unknown as View;
  expect(promptText({ names, me: view.seat, view })).toBe('One moment.');
});

test.each([
  ['musketeers', { type: 'Jailed' }, 'bad'],
  ['musketeers', { type: 'CardsRevealed', won: true }, 'good'],
  ['musketeers', { type: 'CardsRevealed', won: false }, 'bad'],
  ['musketeers', { type: 'GuardTurned' }, undefined],
  ['merchants', { type: 'WagonUnloaded', income: [0, 300] }, 'good'],
  ['merchants', { type: 'WagonUnloaded', income: [300, 0] }, undefined],
])('at %s the line about %o is marked %s', (game, event, tone) => {
  const reader: Reader = { names: [], me: 1, view: { game } as View };
  expect(toneOf(event as unknown as Event, reader)).toBe(tone);
});
