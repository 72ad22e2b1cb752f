/** What the browser remembers, or nothing where storage is forbidden. */
export function remembered(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`ducats.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ducats.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse storage; settings then last as long as the page.
  }
}

/** Key for whether the reader wants to be told of mistakes. */
export const COACH_MARKS = 'coach-marks';
