import { afterEach, expect, test, vi } from 'vitest';
import { mayNotify, setTitle, setYourTurn } from './notify';

afterEach(() => {
  vi.unstubAllGlobals();
  setYourTurn(null);
});

test('the tab is marked while it is your turn, whatever the page is called', () => {
  setTitle('Musketeers');
  expect(document.title).toBe('Musketeers');
  setYourTurn('Your turn');
  expect(document.title).toBe('● Musketeers');
  setTitle('Table');
  expect(document.title).toBe('● Table');
  setYourTurn(null);
  expect(document.title).toBe('Table');
});

test('whoever looks elsewhere and allowed it is notified, once per turn', () => {
  const shown: string[] = [];
  class Fake extends EventTarget {
    static permission = 'granted';
    constructor(_: string, { body }: { body: string }) {
      super();
      shown.push(body);
    }
  }
  vi.stubGlobal('Notification', Fake);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  setYourTurn('Your turn');
  setYourTurn('Your turn');
  expect(shown).toEqual(['Your turn']);
  expect(mayNotify()).toBe('granted');
});
