import { closeByPress } from './dialog-parts.ts';

/** Tells the elements of a page that a dialog opens or closes, as browsers do of a popover. */
function announce(dialog: HTMLDialogElement, newState: 'open' | 'closed'): void {
  for (const type of ['beforetoggle', 'toggle']) dialog.dispatchEvent(Object.assign(new Event(type), { newState }));
}

/**
 * Safari before 17 has no popovers: there the buttons of a popover open it as a modal dialog. Popovers are dialogs for
 * this reason, and so that without scripts such a browser hides them.
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
