import { whenShown } from './when-shown.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const swipe = 40;
/** Milliseconds for which the first screen has the network to itself; the slides beside it are fetched afterwards. */
const firstScreenTime = 2500;

/**
 * Slides that lie on one another. `interval` (ms) moves them on by themselves; they stand still while they are
 * pointed at, focused, out of sight, or stopped by the visitor, and under reduced motion until he starts them.
 */
export class SlideShow extends HTMLElement {
  #index = 0;
  #slides: readonly HTMLElement[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #isReady = false;
  #wait: ReturnType<typeof setTimeout> | undefined;
  readonly #reasonsToStand = new Set<'visitor' | 'pointer' | 'focus' | 'away'>();
  readonly #leave = new AbortController();
  #watch: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.#slides = [...this.querySelectorAll<HTMLElement>('[data-slide]')];
    if (this.#slides.length < 2) return;
    if (still.matches) this.#stand('visitor', true);
    this.addEventListener('click', (event) => this.#press(event));
    this.#followFinger();
    if (this.#interval > 0) this.#followAttention();
    this.#show(0);
    const makeReady = () => {
      this.#isReady = true;
      this.#drawNeighbours();
    };
    void whenShown().then(() => {
      const { signal } = this.#leave;
      if (signal.aborted) return;
      this.#wait = setTimeout(makeReady, firstScreenTime);
      for (const sign of ['pointerenter', 'touchstart', 'focusin']) {
        this.addEventListener(sign, makeReady, { once: true, passive: true, signal });
      }
    });
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#wait);
    this.#leave.abort();
    this.#watch?.disconnect();
  }

  get #interval(): number {
    return Number(this.getAttribute('interval'));
  }

  /** Shows a slide, wrapping around at both ends. */
  #show(index: number): void {
    const count = this.#slides.length;
    this.#index = (index + count) % count;
    for (const [place, slide] of this.#slides.entries()) {
      const isShown = place === this.#index;
      if (isShown) slide.toggleAttribute('data-near', true);
      // A slide drawn for the first time starts its fade from here.
      if (isShown && !slide.hasAttribute('data-shown')) slide.getBoundingClientRect();
      slide.toggleAttribute('data-shown', isShown);
      slide.inert = !isShown;
    }
    if (this.#isReady) this.#drawNeighbours();
    for (const mark of this.querySelectorAll<HTMLElement>('[data-show]')) {
      if (Number(mark.dataset['show']) === this.#index) mark.setAttribute('aria-current', 'true');
      else mark.removeAttribute('aria-current');
    }
    this.#restart();
  }

  #drawNeighbours(): void {
    for (const step of [-1, 1])
      this.#slides.at((this.#index + step) % this.#slides.length)?.toggleAttribute('data-near', true);
  }

  #restart(): void {
    clearInterval(this.#timer);
    const isPlaying = this.#interval > 0 && this.#reasonsToStand.size === 0;
    this.querySelector('[data-slides]')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    if (isPlaying) this.#timer = setInterval(() => this.#show(this.#index + 1), this.#interval);
  }

  #stand(reason: 'visitor' | 'pointer' | 'focus' | 'away', stands: boolean): void {
    if (stands) this.#reasonsToStand.add(reason);
    else this.#reasonsToStand.delete(reason);
    const isStopped = this.#reasonsToStand.has('visitor');
    this.toggleAttribute('data-paused', isStopped);
    const button = this.querySelector<HTMLElement>('[data-pause]');
    if (reason === 'visitor' && button !== null) {
      const { playLabel, pauseLabel = button.getAttribute('aria-label') ?? '' } = button.dataset;
      button.dataset['pauseLabel'] = pauseLabel;
      button.setAttribute('aria-label', (isStopped ? playLabel : pauseLabel) ?? '');
    }
    this.#restart();
  }

  #press({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    const { step, show, pause } = button.dataset;
    if (step !== undefined) this.#show(this.#index + Number(step));
    if (show !== undefined) this.#show(Number(show));
    if (pause !== undefined) this.#stand('visitor', !this.#reasonsToStand.has('visitor'));
  }

  #followAttention(): void {
    const { signal } = this.#leave;
    this.addEventListener('pointerenter', ({ pointerType }) => this.#stand('pointer', pointerType === 'mouse'));
    this.addEventListener('pointerleave', () => this.#stand('pointer', false));
    this.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) this.#stand('focus', true);
    });
    this.addEventListener('focusout', () => this.#stand('focus', false));
    let isInView = true;
    const look = () => {
      const isAway = document.hidden || !isInView;
      // What changes nothing must not begin the time of a slide anew.
      if (isAway !== this.#reasonsToStand.has('away')) this.#stand('away', isAway);
    };
    document.addEventListener('visibilitychange', look, { signal });
    still.addEventListener('change', () => still.matches && this.#stand('visitor', true), { signal });
    this.#watch = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? true;
      look();
    });
    this.#watch.observe(this);
  }

  /** A finger drawn along the line of reading turns back, against it turns on. */
  #followFinger(): void {
    let start: { x: number; y: number } | undefined;
    this.addEventListener(
      'touchstart',
      ({ touches: [touch] }) => (start = touch && { x: touch.clientX, y: touch.clientY }),
      {
        passive: true,
      },
    );
    this.addEventListener('touchend', ({ changedTouches: [touch] }) => {
      if (start === undefined || touch === undefined) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(y)) return;
      const direction = getComputedStyle(this).direction === 'rtl' ? 1 : -1;
      this.#show(this.#index + Math.sign(x) * direction);
    });
  }
}
