/** Closes a dialog when its close buttons or its backdrop are clicked. */
export function closeByPress(dialog: HTMLDialogElement): void {
  // A press that begins in a field and ends on the backdrop is a text selection and must not close the dialog.
  let beganBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    beganBeside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    const isClose = target instanceof Element && target.closest('[data-close]') !== null;
    if (isClose || (target === dialog && beganBeside)) dialog.close();
  });
}
