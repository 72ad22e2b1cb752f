/** Copies what stands in a field; false if the browser does not let us, and the text is marked then. */
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
