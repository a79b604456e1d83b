/**
 * Buttons that open a part of the page below them: pressing one closes the other, pressing the open one closes it.
 * The server leaves the parts open, for browsers without scripts, and says which of them has news.
 */
export class OnePanel extends HTMLElement {
  connectedCallback(): void {
    for (const button of this.querySelectorAll('button[aria-controls]')) {
      this.#open(button, button.getAttribute('aria-expanded') === 'true');
    }
    this.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button[aria-controls]') : null;
      if (pressed === null) return;
      const wasOpen = pressed.getAttribute('aria-expanded') === 'true';
      for (const button of this.querySelectorAll('button[aria-controls]')) {
        this.#open(button, button === pressed && !wasOpen);
      }
    });
  }

  #open(button: Element, isOpen: boolean): void {
    button.setAttribute('aria-expanded', String(isOpen));
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (panel !== null) panel.hidden = !isOpen;
  }
}
