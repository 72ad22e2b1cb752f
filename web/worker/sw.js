// Says that the network is gone, and brings people back to a table that waits for them. It keeps nothing: no page,
// no answer of the server, nothing anybody knows; the one page it shows stands in this file.
const OFFLINE = '<!-- offline -->';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(
      () => new Response(OFFLINE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    ),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringBack(event.notification.data));
});

async function bringBack(address) {
  const open = await clients.matchAll({ type: 'window' });
  const table = open.find((client) => new URL(client.url).pathname === address);
  return table ? table.focus() : clients.openWindow(address);
}
