/** Shows its button where the browser can print by script, and prints the page when it is pressed. */
export class PrintButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (button === null) return;
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}
