/** The page shown, by the address of the window. */
export type Page =
  | { name: 'shelf' }
  | { name: 'lobby' }
  /** '': no game is named yet. */
  | { name: 'new'; game: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'records' }
  | { name: 'puzzles' }
  | { name: 'deals' }
  | { name: 'puzzle'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'statistics' }
  | { name: 'about' }
  /** Go on here as the person of another device. */
  | { name: 'transfer' }
  | { name: 'missing'; path: string };

const PLAIN = {
  '': 'shelf',
  lobby: 'lobby',
  replay: 'records',
  puzzles: 'puzzles',
  deals: 'deals',
  statistics: 'statistics',
  about: 'about',
  transfer: 'transfer',
} as const;

/** Which page a path names. */
export function pageOf(path: string): Page {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first = '', second] = parts;
  if (parts.length <= 1 && Object.hasOwn(PLAIN, first))
    return { name: PLAIN[first as keyof typeof PLAIN] };
  if (first === 'new' && parts.length === 1) return { name: 'new', game: '' };
  if (parts.length === 2 && second) {
    if (first === 'table' || first === 'replay') return { name: first, id: second };
    if (first === 'puzzles') return { name: 'puzzle', id: second };
    if (first === 'new' || first === 'rules') return { name: first, game: second };
  }
  return { name: 'missing', path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #path = $state(location.pathname);
  /** What follows the # in the address, without it. */
  hash = $state(location.hash.slice(1));
  page = $derived(pageOf(this.#path));

  get path(): string {
    return this.#path;
  }

  /** Reads the address again after any change. */
  read(): void {
    this.#path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** Goes to an address of this site without reloading the page. */
export function navigate(to: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  router.read();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Follows the window: back, forward, and clicks on links of this site. */
export function startRouter(): () => void {
  const follow = (): void => router.read();
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', followLink);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
    document.removeEventListener('click', followLink);
  };
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || event.button !== 0 || modified) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  // A link to a place on the same page is the browser's business.
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
