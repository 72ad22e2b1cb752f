/** Copies the text of a field; if the browser forbids it, selects the text and returns false. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    // Pages that came over plain http have no clipboard of their own.
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      // Deprecated, and the only way without https.
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
