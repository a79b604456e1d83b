/** Hides a picture inside that cannot be shown, so that what lies behind it is seen, and says so in the console. */
export class SafePictures extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && this.#hide(target), true);
    // One at the top may have failed before this script ran; lazy ones have not begun.
    for (const image of this.querySelectorAll('img')) {
      if (image.loading !== 'lazy' && image.complete && image.naturalWidth === 0) this.#hide(image);
    }
  }

  #hide(image: HTMLImageElement): void {
    image.hidden = true;
    console.error(`Failed to load image: ${image.currentSrc || image.src}`);
  }
}
