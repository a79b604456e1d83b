const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A little before the video comes into view, so that it is not seen empty. */
const nearby = '25% 0px';

/**
 * Plays its silent video while it can be seen, until the visitor stops it; under reduced motion only once the visitor
 * starts it. The file is fetched when the video comes near and will play; one that stands still shows its poster, and
 * without one so much is fetched as shows its first picture.
 */
export class QuietVideo extends HTMLElement {
  #watch: IntersectionObserver | undefined;
  /** Whether the visitor wants it to move. */
  #mayPlay = !still.matches;
  #isSeen = false;

  connectedCallback(): void {
    const video = this.querySelector('video');
    const button = this.querySelector('button');
    if (video === null || button === null) return;
    video.controls = false;
    button.hidden = false;
    button.addEventListener('click', () => {
      this.#mayPlay = video.paused;
      this.#follow(video);
    });
    for (const change of ['play', 'pause']) video.addEventListener(change, () => this.#tell(video, button));
    this.#tell(video, button);
    this.#watch = new IntersectionObserver(
      ([entry]) => {
        this.#isSeen = entry?.isIntersecting === true;
        if (this.#isSeen) video.preload = this.#mayPlay ? 'auto' : video.poster === '' ? 'metadata' : 'none';
        this.#follow(video);
      },
      { rootMargin: nearby },
    );
    this.#watch.observe(video);
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  #follow(video: HTMLVideoElement): void {
    if (!this.#isSeen || !this.#mayPlay) video.pause();
    // Where a browser refuses to begin by itself, the button stays a button to play.
    else video.play().catch(() => undefined);
  }

  #tell(video: HTMLVideoElement, button: HTMLButtonElement): void {
    this.toggleAttribute('data-paused', video.paused);
    button.setAttribute(
      'aria-label',
      (video.paused ? button.dataset['playLabel'] : button.dataset['pauseLabel']) ?? '',
    );
  }
}
