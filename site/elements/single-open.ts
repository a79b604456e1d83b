/** Questions of which one at most is open, where the browser does not know `<details name>`. */
export class SingleOpen extends HTMLElement {
  connectedCallback(): void {
    if ('name' in HTMLDetailsElement.prototype) return;
    this.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement) || !target.open) return;
        for (const other of this.querySelectorAll('details')) other.open = other === target;
      },
      true,
    );
  }
}
