import { expect, test } from 'vitest';
import { browserLanguage, readSettings, settings } from './settings.svelte';

test('the first language of the browser that Ducats speaks is taken', () => {
  expect(browserLanguage(['es-ES', 'fr-CH', 'de'])).toBe('fr');
  expect(browserLanguage(['nl'])).toBe('nl');
  expect(browserLanguage(['es', 'it'])).toBe('en');
  expect(browserLanguage([])).toBe('en');
});

test('what storage holds is taken only where it makes sense', () => {
  const read = readSettings({ theme: 'dark', language: 'xx', volume: 7, speed: 2, sound: 'yes' });
  expect(read).toMatchObject({ theme: 'dark', language: 'en', volume: 0.5, speed: 2, sound: true });
  expect(readSettings(null)).toEqual(readSettings('nonsense'));
});

test('settings are remembered', () => {
  settings.theme = 'dark';
  settings.keep();
  expect(JSON.parse(localStorage.getItem('ducats.settings') ?? '')).toMatchObject({
    theme: 'dark',
  });
  expect(settings.dark).toBe(true);
  settings.theme = 'light';
  expect(settings.dark).toBe(false);
});

test('nothing moves when less motion is wanted, and speed shortens the rest', () => {
  settings.reducedMotion = 'on';
  expect(settings.duration(300)).toBe(0);
  settings.reducedMotion = 'off';
  settings.speed = 2;
  expect(settings.duration(300)).toBe(150);
  settings.speed = 1;
});
