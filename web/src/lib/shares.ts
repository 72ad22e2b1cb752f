import { PROMISE_DOMAIN, type TableInfo } from '../protocol';
import { remember, remembered } from './storage';

/** Keeps the latest shares that this browser has promised; older ones belong to games long begun. */
const KEPT = 20;
const KEY = 'shares';

type Share = [promise: string, share: string];

function kept(): Share[] {
  const found = remembered(KEY);
  return Array.isArray(found) ? (found as Share[]) : [];
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes a share of a seed and keeps it; its hash, or null where the browser cannot make one (plain http). */
export async function promiseShare(): Promise<string | null> {
  // Undefined outside of secure contexts, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const share = hex(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(PROMISE_DOMAIN + share));
  const promise = hex(new Uint8Array(hash));
  remember(KEY, [[promise, share], ...kept()].slice(0, KEPT));
  return promise;
}

/** What this browser has promised at a table, if anything. */
export function shareAt(table: TableInfo): string | null {
  const promises = table.seats.map((seat) => seat.promise);
  return kept().find(([promise]) => promises.includes(promise))?.[1] ?? null;
}

/** The share to show now, when all chairs are taken and nobody can promise another. */
export function shareToShow(table: TableInfo): string | null {
  const full = table.seats.every((seat) => seat.kind !== 'empty');
  return table.status === 'open' && full ? shareAt(table) : null;
}
