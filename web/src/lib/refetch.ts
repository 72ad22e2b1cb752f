import { api } from './api';

/** What the reader wanted to open when the page was reloaded. */
const REOPEN = 'ducats.reopen';
/** Removed when the page starts, so that a later page does not open it. */
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

/** Retries a failed fetch. Some browsers remember the failure and never ask again: if the
 * server is there, the page is reloaded at the same place, and `wasReopened` says so there. */
export async function refetch<M>(load: () => Promise<M>, place = ''): Promise<M> {
  try {
    return await load();
  } catch (thrown) {
    // Offline a reload would leave no page at all.
    await api.me().catch(() => Promise.reject(thrown as Error));
    try {
      if (place) sessionStorage.setItem(REOPEN, location.pathname + place);
    } catch {
      // Where storage is forbidden the reader has to open it again.
    }
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Whether the page was reloaded for this place; true only once. */
export function wasReopened(place: string): boolean {
  const isIt = wanted === location.pathname + place;
  if (isIt) wanted = null;
  return isIt;
}
