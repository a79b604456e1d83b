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
    const open = (event: Event) => {
      event.preventDefault();
      alert.textContent = '';
      dialog.showModal();
    };
    // With scripts they are buttons, and the space bar presses buttons.
    for (const button of [opener, ...document.querySelectorAll(`a[data-opens="${dialog.id}"]`)]) {
      button.setAttribute('role', 'button');
      button.setAttribute('aria-haspopup', 'dialog');
      button.addEventListener('click', open);
      button.addEventListener('keydown', (event) => {
        if (event instanceof KeyboardEvent && event.key === ' ') open(event);
      });
    }

    // A press that begins in a field and ends beside the form is a selection, not a wish to leave.
    let beganBeside = false;
    dialog.addEventListener('pointerdown', ({ target }) => {
      beganBeside = target === dialog;
    });
    dialog.addEventListener('click', ({ target }) => {
      const isClose = target instanceof Element && target.closest('[data-close]') !== null;
      if (isClose || (target === dialog && beganBeside)) dialog.close();
    });
    this.addEventListener('enquiry-sent', (event) => {
      event.preventDefault();
      dialog.close();
      alert.textContent = event instanceof CustomEvent ? String(event.detail) : '';
    });
  }
}
