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
  }
}
