/** Makes links open a dialog in the place of leading on. With scripts they are buttons, and the space bar presses buttons. */
export function openBy(links: Iterable<Element>, open: () => void): void {
  for (const link of links) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      // Another tab or window was asked for.
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      open();
    });
    link.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== ' ') return;
      event.preventDefault();
      open();
    });
  }
}

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
