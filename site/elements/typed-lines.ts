const still = matchMedia('(prefers-reduced-motion: reduce)');
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Writes the lines of its list, one after the other, letter by letter, and takes each back again:
 * `type-speed` and `delete-speed` are milliseconds a letter, `delay` how long a finished line stands.
 * It can be stopped, and stands still out of sight and, until the visitor starts it, under reduced motion.
 */
export class TypedLines extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: IntersectionObserver | undefined;
  #lines: readonly (readonly string[])[] = [];
  #line = 0;
  #length = 0;
  #isDeleting = false;
  #isInView = true;
  #isStopped = still.matches;

  connectedCallback(): void {
    this.#lines = [...this.querySelectorAll('li')].map(({ textContent }) =>
      Array.from(graphemes.segment(textContent), ({ segment }) => segment),
    );
    if (this.#lines.length === 0) return;
    this.#length = this.#lines[0]?.length ?? 0;
    this.querySelector('[data-pause]')?.addEventListener('click', () => this.#stop(!this.#isStopped));
    this.#stop(this.#isStopped);
    this.#watch = new IntersectionObserver(([entry]) => {
      const isInView = entry?.isIntersecting ?? true;
      // What changes nothing must not begin the time of a letter anew.
      if (isInView === this.#isInView) return;
      this.#isInView = isInView;
      this.#goOn();
    });
    this.#watch.observe(this);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#watch?.disconnect();
  }

  #stop(isStopped: boolean): void {
    this.#isStopped = isStopped;
    this.toggleAttribute('data-paused', isStopped);
    const button = this.querySelector<HTMLElement>('[data-pause]');
    if (button !== null) {
      const { playLabel, pauseLabel = button.getAttribute('aria-label') ?? '' } = button.dataset;
      button.dataset['pauseLabel'] = pauseLabel;
      button.setAttribute('aria-label', (isStopped ? playLabel : pauseLabel) ?? '');
    }
    this.#goOn();
  }

  /** Waits for the next letter, as long as what it has just done asks for. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped || !this.#isInView) return;
    const isWhole = !this.#isDeleting && this.#length === (this.#lines[this.#line]?.length ?? 0);
    const speed = isWhole ? 'delay' : this.#isDeleting ? 'delete-speed' : 'type-speed';
    this.#timer = setTimeout(() => this.#step(isWhole), Number(this.getAttribute(speed)));
  }

  #step(isWhole: boolean): void {
    if (isWhole) this.#isDeleting = true;
    this.#length += this.#isDeleting ? -1 : 1;
    if (this.#length <= 0) {
      this.#isDeleting = false;
      this.#length = 0;
      this.#line = (this.#line + 1) % this.#lines.length;
    }
    const typed = this.querySelector('[data-typed]');
    if (typed !== null) typed.textContent = (this.#lines[this.#line] ?? []).slice(0, this.#length).join('');
    this.#goOn();
  }
}
