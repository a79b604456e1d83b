/** Lets the sizes in the drawing be dragged to, and takes the chosen one to the form that stands below. */
class SizeChoice extends HTMLElement {
  connectedCallback(): void {
    const room = this.querySelector('svg');
    if (room === null) return;
    room.addEventListener('pointerdown', (event) => {
      room.setPointerCapture(event.pointerId);
      this.#chooseAt(event);
    });
    room.addEventListener('pointermove', (event) => {
      if (room.hasPointerCapture(event.pointerId)) this.#chooseAt(event);
    });
    this.addEventListener('submit', (event) => {
      if (this.#takeToForm()) event.preventDefault();
    });
  }

  /** Chooses the display whose far corner is nearest to the pointer. */
  #chooseAt({ clientX, clientY }: PointerEvent): void {
    let least = Number.POSITIVE_INFINITY;
    let nearest: string | undefined;
    for (const display of this.querySelectorAll<SVGElement>('[data-size]')) {
      const { right, top } = display.getBoundingClientRect();
      const away = Math.hypot(right - clientX, top - clientY);
      if (away < least) [least, nearest] = [away, display.dataset['size']];
    }
    const radio = this.querySelector<HTMLInputElement>(`[name=size][value="${nearest ?? ''}"]`);
    if (radio !== null) radio.checked = true;
  }

  /** @returns false where the page has no form of its own for it */
  #takeToForm(): boolean {
    const chosen = this.querySelector<HTMLInputElement>('[name=size]:checked');
    const field = document.querySelector<HTMLSelectElement>('.form select[name=size]');
    const panel = field?.closest('.landing-panel');
    if (chosen === null || !field || !panel) return false;
    field.value = chosen.value;
    const button = document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`);
    if (button?.getAttribute('aria-expanded') !== 'true') button?.click();
    field.focus();
    return true;
  }
}

if (customElements.get('size-choice') === undefined) customElements.define('size-choice', SizeChoice);
