import { beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { LANGUAGES } from '$lib/settings.svelte';
import type { MusketeersView } from '../../protocol';
import { actionText, eventText } from '../../table/telling';
import { coins } from './describe';
import { moments, names, opening } from './fixture';

const reader = (view: MusketeersView, me: number | null = 0) => ({ names, me, view });
const RAW = /musketeers-|\{|\}|undefined|NaN/;

/** The table after each moment of the recorded hand, but for the duels fought. */
const views = (): MusketeersView[] =>
  moments.map(({ after }) => ({ ...opening, ...after, duels: [] }));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));

  test('every event has a line without loose ends', () => {
    for (const { events } of moments) {
      for (const event of events) {
        expect(eventText(event, reader(opening))).not.toMatch(RAW);
      }
    }
  });

  test('every choice has a sentence', () => {
    const duel = { ...opening, duel: 1, guard: 12 };
    const laid = views().find((view) => view.places[0]?.rewards.length === 3) ?? opening;
    const actions = [
      { type: 'PlayCard', card: opening.hand[3] ?? '' },
      { type: 'TakeJewel', to: 0, source: null },
      { type: 'TakeJewel', to: 1, source: { seat: 1, slot: 2 } },
      { type: 'TakePrison', to: 1, source: { seat: 2, slot: null } },
      { type: 'TakePrison', to: 2, source: null },
      { type: 'FreePrison', slot: 0 },
      { type: 'ReturnJewel', slot: 2 },
      { type: 'GiveToken', slot: 1 },
    ] as const;
    for (const action of actions) {
      const known = reader(action.type === 'PlayCard' ? duel : laid);
      expect(actionText(action, known)).not.toMatch(RAW);
    }
  });

  test('the money has the name of the edition', () => {
    const other: MusketeersView = {
      ...opening,
      options: { ...opening.options, labels: 'pegasus' },
    };
    expect(coins(opening, 5)).toMatch(/^5 \S/);
    expect(coins(other, 5)).not.toBe(coins(opening, 5));
  });
});
