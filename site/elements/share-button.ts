/** Shows its button and hands the page on: to the browser's own list of ways, otherwise as a copied address. */
export class ShareButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (button === null) return;
    button.hidden = false;
    button.addEventListener('click', () => void this.#share());
  }

  async #share(): Promise<void> {
    const read = (name: string) => this.getAttribute(name) ?? '';
    const address = read('address');
    if (!('share' in navigator)) return this.#copy(address);
    try {
      await navigator.share({ title: read('heading'), text: read('text'), url: address });
    } catch (error) {
      // Closing the list without choosing is no failure.
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      if (!isLeft) await this.#copy(address);
    }
  }

  async #copy(address: string): Promise<void> {
    const status = this.querySelector('[role="status"]');
    if (status === null) return;
    try {
      await navigator.clipboard.writeText(address);
      status.textContent = this.getAttribute('copied');
    } catch {
      // The browser forbids it, or the site is not reached by HTTPS.
      status.textContent = (this.getAttribute('by-hand') ?? '').replace('{address}', address);
    }
  }
}
