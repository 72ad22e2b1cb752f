import { needTexts } from '$lib/i18n.svelte';

// A test may stand at the table of any game; a page has fetched what is said there before it comes.
const folders = Object.keys(import.meta.glob('./*/index.ts'));
await Promise.all(folders.map((folder) => needTexts(folder.split('/')[1] ?? '')));
