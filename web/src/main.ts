import '@fontsource-variable/inter';
import '@fontsource-variable/playfair-display';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';
import { applyTheme } from './lib/theme.svelte';

// The colours of each game's room.
import.meta.glob('./games/*/room.css', { eager: true });

// A page that was open while the server was renewed asks for scripts that are gone: it starts anew, once.
const RELOADED = 'ducats.reloaded';
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, `${Date.now()}`);
  location.reload();
});

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

applyTheme();
await setLanguage(settings.language);
target.replaceChildren();
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);

export default mount(App, { target });
