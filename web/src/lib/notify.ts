/** Tells a person who looks elsewhere that the table waits for them: tab title and, if allowed, a notification. */

let plain = 'Ducats';
let mark = '';

function show(): void {
  document.title = mark ? `${mark} ${plain}` : plain;
}

/** The title of the page; a mark for one's turn stays in front of it. */
export function setTitle(title: string): void {
  plain = title;
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
  try {
    const shown = new Notification('Ducats', { body: text, tag: 'ducats-turn', icon: '/icon.svg' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Some phones only allow notifications from a service worker; the tab title remains.
  }
}

export function mayNotify(): 'granted' | 'denied' | 'default' | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the browser for leave; only ever after a click of the person. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
