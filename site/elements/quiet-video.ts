const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Plays its silent video while it can be seen; under reduced motion the visitor starts it. */
export class QuietVideo extends HTMLElement {
  #watch: IntersectionObserver | undefined;

  connectedCallback(): void {
    const video = this.querySelector('video');
    if (video === null || still.matches) return;
    this.#watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) video.pause();
      else video.play().catch(() => undefined);
    });
    this.#watch.observe(video);
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }
}
