import { closeByPress, openBy } from './dialog-parts.ts';

/**
 * Pictures with their words in a dialog over the page, opened by the links that name it; without scripts these lead on. The
 * arrow keys press the buttons of its row of pictures, in the direction of reading.
 */
export class PictureDialog extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    if (dialog === null) return;
    openBy(document.querySelectorAll(`a[data-opens="${dialog.id}"]`), () => dialog.showModal());
    closeByPress(dialog);
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const isRightToLeft = getComputedStyle(dialog).direction === 'rtl';
      const step = (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
      const button = dialog.querySelector<HTMLElement>(`[data-step="${step}"]`);
      if (button === null) return;
      event.preventDefault();
      button.click();
    });
  }
}
