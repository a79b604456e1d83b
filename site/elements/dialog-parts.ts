/** Closes a dialog by its buttons, and by a press beside it. */
export function closeByPress(dialog: HTMLDialogElement): void {
  // A press that begins in a field and ends beside the dialog is a selection, not a wish to leave.
  let beganBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    beganBeside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    const isClose = target instanceof Element && target.closest('[data-close]') !== null;
    if (isClose || (target === dialog && beganBeside)) dialog.close();
  });
}
