/** Counts the products chosen for comparison, and lets no more be chosen than fit side by side. */
export class CompareChoice extends HTMLElement {
  connectedCallback(): void {
    const counts: readonly string[] = JSON.parse(this.getAttribute('words') ?? '[]');
    this.addEventListener('change', () => this.#count(counts));
    // A browser that comes back to the page has kept the boxes, but not what follows from them.
    addEventListener('pageshow', () => this.#count(counts), { once: true });
    this.#count(counts);
  }

  #count(counts: readonly string[]): void {
    const boxes = [...this.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    const chosen = boxes.filter(({ checked }) => checked).length + Number(this.getAttribute('elsewhere'));
    const isFull = chosen >= Number(this.getAttribute('most'));
    for (const box of boxes) box.disabled = isFull && !box.checked;
    const status = this.querySelector('[role="status"]');
    if (status !== null) status.textContent = counts[chosen] ?? '';
    this.#takeAlong();
  }

  /** Links to other parts of the list carry what is chosen in this one. */
  #takeAlong(): void {
    const ids = [...this.querySelectorAll<HTMLInputElement>('input[name="ids"]')]
      .filter(({ type, checked }) => type === 'hidden' || checked)
      .map(({ value }) => value);
    for (const link of this.querySelectorAll<HTMLAnchorElement>('nav a')) {
      const address = new URL(link.href);
      address.searchParams.delete('compare');
      if (ids.length > 0) address.searchParams.set('compare', ids.join(','));
      link.href = address.href;
    }
  }
}
