import { closeByPress } from './dialog-parts.ts';

/** Dispatches `beforetoggle` and `toggle` on a dialog, as browsers do for a popover. */
function announce(dialog: HTMLDialogElement, newState: 'open' | 'closed'): void {
  for (const type of ['beforetoggle', 'toggle']) dialog.dispatchEvent(Object.assign(new Event(type), { newState }));
}

/**
 * Opens popovers as modal dialogs in browsers without popovers (Safari before 17). Popovers are `<dialog>` elements for
 * this reason, and because such a browser then hides them without scripts.
 */
export function popoverFallback(): void {
  if ('popover' in HTMLElement.prototype) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[popover]')) {
    Object.assign(dialog, { popover: 'auto', hidePopover: () => dialog.close() });
    for (const button of document.querySelectorAll(`[popovertarget="${dialog.id}"]`))
      button.addEventListener('click', () => {
        if (dialog.open) dialog.close();
        else {
          dialog.showModal();
          announce(dialog, 'open');
        }
      });
    dialog.addEventListener('close', () => announce(dialog, 'closed'));
    closeByPress(dialog);
  }
}
