import { readStored, store } from './stored-choice.ts';

const mark = 'introSeen';
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Longer than this nobody waits for a film to begin, in milliseconds. */
const longestWait = 4000;

/**
 * Plays a film over the page, once a browser session. After its end it fades and is removed; skipped, closed, or
 * unable to play, it is removed at once, so that it never stands in the way. Under reduced motion it does not begin.
 */
export class IntroVideo extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const video = this.querySelector('video');
    const source = video?.dataset['src'];
    if (!dialog || !video || source === undefined) return;
    if (still.matches || readStored(() => sessionStorage, mark) !== null) {
      this.remove();
      return;
    }
    store(() => sessionStorage, mark, '1');
    const leave = () => this.remove();
    dialog.addEventListener('close', leave);
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-close]') !== null) leave();
    });
    video.addEventListener('error', leave);
    video.addEventListener('playing', () => clearTimeout(this.#timer));
    video.addEventListener('ended', () => {
      dialog.toggleAttribute('data-fading', true);
      this.#timer = setTimeout(leave, Number(this.getAttribute('fade')));
    });
    this.#timer = setTimeout(leave, longestWait);
    dialog.showModal();
    video.src = source;
    // A browser that refuses to begin by itself shows no film.
    video.play().catch(leave);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }
}
