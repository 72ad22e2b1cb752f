import type { Note } from '../protocol';

/** Longer links are cut by some programs on their way. */
export const MAX_LINK = 6000;

/** Notes as a part of an address that nobody but its reader sees: what follows # stays in the browser. */
export function writeNotes(notes: readonly Note[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(notes.map((n) => [n.moment, n.text])));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function isNote(value: unknown): value is [number, string] {
  return (
    Array.isArray(value) &&
    Number.isInteger(value[0]) &&
    value[0] >= 0 &&
    typeof value[1] === 'string'
  );
}

/** The notes in an address; none if there are none that can be read. */
export function readNotes(hash: string): Note[] {
  const text = new URLSearchParams(hash).get('notes');
  if (!text) return [];
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(found)) return [];
    return found.filter(isNote).map(([moment, said]) => ({ moment, text: said }));
  } catch {
    return [];
  }
}
