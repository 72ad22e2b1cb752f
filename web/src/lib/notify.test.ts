import { afterEach, expect, test, vi } from 'vitest';
import { mayNotify, setTitle, setYourTurn } from './notify';

afterEach(() => {
  vi.unstubAllGlobals();
  setYourTurn(null);
});

test('the tab is marked while it is your turn, whatever the page is called', () => {
  setTitle('Musketeers');
  expect(document.title).toBe('Musketeers · Ducats');
  setYourTurn('Your turn');
  expect(document.title).toBe('● Musketeers · Ducats');
  setTitle('Table');
  expect(document.title).toBe('● Table · Ducats');
  setYourTurn(null);
  expect(document.title).toBe('Table · Ducats');
});

test('a reader who looks elsewhere and allowed it is notified, once per turn', async () => {
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
  await vi.waitFor(() => expect(shown).toEqual(['Your turn']));
  expect(mayNotify()).toBe('granted');
});

test('a service worker notifies where there is one, and knows the way back', async () => {
  const showNotification = vi.fn();
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ showNotification }) },
  });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  setYourTurn('Your turn');
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(showNotification.mock.lastCall?.[1]).toMatchObject({
    body: 'Your turn',
    data: location.pathname,
  });
});
