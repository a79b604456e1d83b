import { closeByPress, openBy } from './dialog-parts.ts';

/**
 * A link, or several, that open a form over the page; without scripts it leads to the page where the form stands. The dialog
 * closes by its button, by Escape, by a press beside it, and once its form was sent, which is then said in the page.
 */
export class FormDialog extends HTMLElement {
  connectedCallback(): void {
    const opener = this.querySelector<HTMLAnchorElement>('a[data-open]');
    const dialog = this.querySelector('dialog');
    const alert = this.querySelector('[data-sent]');
    if (opener === null || dialog === null || alert === null) return;
    openBy([opener, ...document.querySelectorAll(`a[data-opens="${dialog.id}"]`)], () => {
      alert.textContent = '';
      dialog.showModal();
    });
    closeByPress(dialog);
    this.addEventListener('enquiry-sent', (event) => {
      event.preventDefault();
      dialog.close();
      alert.textContent = event instanceof CustomEvent ? String(event.detail) : '';
    });
  }
}
