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

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

applyTheme();
await setLanguage(settings.language);
target.replaceChildren();
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);

export default mount(App, { target });
