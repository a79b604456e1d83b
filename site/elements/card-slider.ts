const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Starts and ends gently; progress from 0 to 1. */
const ease = (progress: number): number => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2);

/**
 * Moves a scrolling row of cards by its buttons, one card a step, in `speed` milliseconds.
 * With `loop` the row has no end: cards that have gone by are put behind the last one.
 */
export class CardSlider extends HTMLElement {
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #watch: ResizeObserver | undefined;

  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-cards]');
    if (row === null || row.children.length === 0) return;
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      if (button !== null) this.#move(row, Number(button.dataset['step']));
    });
    const settle = () => this.#settle(row);
    // Safari before 26.2 has no `scrollend`: there a row has settled when it has not moved for a moment.
    const settleSoon = () => {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(settle, 120);
    };
    if ('onscrollend' in window) row.addEventListener('scrollend', settle, { passive: true });
    else row.addEventListener('scroll', settleSoon, { passive: true });
    this.#watch = new ResizeObserver(settle);
    this.#watch.observe(row);
  }

  disconnectedCallback(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#watch?.disconnect();
  }

  get #loops(): boolean {
    return this.hasAttribute('loop');
  }

  /** 1 where reading goes to the right, -1 where it goes to the left: `scrollLeft` counts down there. */
  #forwards(row: HTMLElement): number {
    return getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  }

  /** How far the row has been moved from its start, in pixels. */
  #position(row: HTMLElement): number {
    return row.scrollLeft * this.#forwards(row);
  }

  /** From one card to the next, gap included. */
  #pitch(row: HTMLElement): number {
    const card = row.firstElementChild?.getBoundingClientRect().width ?? 0;
    return card + Number.parseFloat(getComputedStyle(row).columnGap || '0');
  }

  #end(row: HTMLElement): number {
    return row.scrollWidth - row.clientWidth;
  }

  #move(row: HTMLElement, step: number): void {
    const pitch = this.#pitch(row);
    if (this.#loops) this.#makeRoom(row, step, pitch);
    const from = this.#position(row);
    const nearest = Math.round(from / pitch) + step;
    const to = Math.min(Math.max(nearest * pitch, 0), this.#end(row));
    this.#glide(row, from, to);
  }

  #glide(row: HTMLElement, from: number, to: number): void {
    cancelAnimationFrame(this.#frame);
    const speed = still.matches ? 0 : Number(this.getAttribute('speed'));
    const forwards = this.#forwards(row);
    const start = performance.now();
    row.toggleAttribute('data-moving', true);
    const draw = (now: number) => {
      const progress = speed === 0 ? 1 : Math.min(Math.max((now - start) / speed, 0), 1);
      row.scrollLeft = (from + (to - from) * ease(progress)) * forwards;
      if (progress < 1) {
        this.#frame = requestAnimationFrame(draw);
        return;
      }
      row.removeAttribute('data-moving');
      // It ends so gently that the last frames may not move a pixel, and then no `scrollend` comes after them.
      this.#settle(row);
    };
    draw(start);
  }

  /** Puts cards from one end to the other until a step fits, and keeps what is seen where it is. */
  #makeRoom(row: HTMLElement, step: number, pitch: number): void {
    const forwards = this.#forwards(row);
    const isFocused = (card: Element | null) => card?.contains(document.activeElement) ?? false;
    const { firstElementChild: first, lastElementChild: last } = row;
    if (step > 0 && this.#end(row) - this.#position(row) < pitch && first !== null && !isFocused(first)) {
      const position = this.#position(row) - pitch;
      row.append(first);
      row.scrollLeft = position * forwards;
    }
    if (step < 0 && this.#position(row) < pitch && last !== null && !isFocused(last)) {
      const position = this.#position(row) + pitch;
      row.prepend(last);
      row.scrollLeft = position * forwards;
    }
  }

  /** After a movement: an endless row keeps a card in store on both sides, another one says at its ends which button leads nowhere. */
  #settle(row: HTMLElement): void {
    if (row.hasAttribute('data-moving')) return;
    const isStill = this.#end(row) <= 1;
    // Cards that lead nowhere give the keyboard nothing to stop at, so the row itself takes it.
    if (isStill || row.querySelector('a[href], button') !== null) row.removeAttribute('tabindex');
    else row.tabIndex = 0;
    if (this.#loops && !isStill) {
      if (this.#end(row) - this.#position(row) < 1) this.#makeRoom(row, 1, this.#pitch(row));
      return;
    }
    const room = { '-1': this.#position(row) > 1, '1': this.#position(row) < this.#end(row) - 1 };
    for (const [step, hasRoom] of Object.entries(room)) {
      this.querySelector(`[data-step="${step}"]`)?.setAttribute('aria-disabled', String(!hasRoom));
    }
  }
}
