/** Shows what its template holds once its button is pressed, so that nothing of it is fetched before. */
export class ClickToLoad extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const template = this.querySelector('template');
    if (button === null || template === null) return;
    button.hidden = false;
    button.addEventListener('click', () => this.replaceChildren(template.content.cloneNode(true)));
  }
}
