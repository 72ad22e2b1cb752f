import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { has, kebab, language, problemText, setLanguage, t } from './i18n.svelte';

beforeEach(() => setLanguage('en'));

test('a text, its arguments and its plural', () => {
  expect(t('close')).toBe('Close');
  expect(t('play-bots', { count: 1 })).toBe('1 bot');
  expect(t('play-bots', { count: 3 })).toBe('3 bots');
});

test('no isolation marks stand around arguments', () => {
  expect(t('rule-link', { id: 'MU-20' })).toBe('Rule MU-20');
});

test('an unknown id is shown as it is', () => {
  expect(has('no-such-id')).toBe(false);
  expect(t('no-such-id')).toBe('no-such-id');
});

test('readers of a text are told of a new language', async () => {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(t('close')));
  });
  flushSync();
  await setLanguage('de');
  flushSync();
  expect(seen).toEqual(['Close', 'Schließen']);
  expect(language()).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  stop();
});

test('names of the wire become ids', () => {
  expect(kebab('match_target')).toBe('match-target');
  expect(kebab('GuardTurned')).toBe('guard-turned');
});

test('an error is told by its code, then by its message, then by the bare code', () => {
  expect(problemText({ code: 'seat_taken' })).toBe('That chair is taken.');
  expect(problemText({ code: 'brand_new', message: 'because' })).toBe('because');
  expect(problemText({ code: 'brand_new' })).toContain('brand_new');
});
