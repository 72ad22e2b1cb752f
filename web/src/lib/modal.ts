/** Opens a dialog scrolled to its top: the focused element may lie below a small screen. */
export function showFromTop(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  dialog.scrollTop = 0;
}
