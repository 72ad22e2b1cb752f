/** Opens a dialog at its top: what has the focus may lie further down than a small screen reaches. */
export function showFromTop(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  dialog.scrollTop = 0;
}
