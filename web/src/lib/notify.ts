/** Tells a person who is looking elsewhere that the table waits for them, by tab title and, if allowed, notification. */

let plain = 'Ducats';
let mark = '';

function show(): void {
  document.title = mark ? `${mark} ${plain}` : plain;
}

/** What the page shows, for the title; a mark for one's turn stays in front of it. */
export function setTitle(shown: string): void {
  plain = shown ? `${shown} · Ducats` : 'Ducats';
  show();
}

/** Marks the tab while it is one's turn (`text` for the notification), and clears it with null. */
export function setYourTurn(text: string | null): void {
  const isNew = text !== null && mark === '';
  mark = text === null ? '' : '●';
  show();
  if (isNew && text) notifyHidden(text);
}

function notifyHidden(text: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') {
    return;
  }
  // Where it does not work, the tab title remains.
  void notify(text).catch(() => undefined);
}

async function notify(text: string): Promise<void> {
  const told = { body: text, tag: 'ducats-turn', icon: '/icon-192.png' };
  // Phones allow notifications only from a service worker, which also finds the table's window again.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification('Ducats', { ...told, data: location.pathname });
    return;
  }
  const shown = new Notification('Ducats', told);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
}

export function mayNotify(): 'granted' | 'denied' | 'default' | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks for permission; only ever after a click. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
