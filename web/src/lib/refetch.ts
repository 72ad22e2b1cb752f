import { api } from './api';

/** What the reader wanted to open when the page was loaded anew. */
const REOPEN = 'ducats.reopen';
/** Taken away when the page starts: what is not drawn then is not opened by a later page. */
let wanted = taken();

function taken(): string | null {
  try {
    const kept = sessionStorage.getItem(REOPEN);
    sessionStorage.removeItem(REOPEN);
    return kept;
  } catch {
    return null;
  }
}

/** Fetches once more what could not be fetched. Some browsers remember the failure and never ask again: if the
 * server is there, the page is loaded anew at the same place, and `wasReopened` says so there. */
export async function refetch<M>(load: () => Promise<M>, place = ''): Promise<M> {
  try {
    return await load();
  } catch (thrown) {
    // Without a line a new page would be none at all.
    await api.me().catch(() => Promise.reject(thrown as Error));
    try {
      if (place) sessionStorage.setItem(REOPEN, location.pathname + place);
    } catch {
      // Where storage is forbidden the reader opens it once more.
    }
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Whether the page was loaded anew for the sake of this place; says so once. */
export function wasReopened(place: string): boolean {
  const isIt = wanted === location.pathname + place;
  if (isIt) wanted = null;
  return isIt;
}
