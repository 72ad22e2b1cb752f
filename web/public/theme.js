// Runs before the first drawing, so that no page flashes in the other theme; theme.svelte.ts follows from then on.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem('ducats.settings') ?? '{}').theme;
  } catch {
    // Private windows may refuse storage.
  }
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
