/** Whether a key belongs to the field it was pressed in, and not to the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  const toggles = ['checkbox', 'radio', 'range', 'button', 'file', 'submit'];
  return target instanceof HTMLInputElement && !toggles.includes(target.type);
}
