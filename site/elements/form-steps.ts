/** The step that an entry of the history stands for; `null` where it is none of this form's. */
const stepIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'formStep' in state && typeof state.formStep === 'number'
    ? state.formStep
    : null;

/**
 * Shows the parts of its form one after the other, and what sends it below the last. Each step is an entry of the
 * history, so that the browser's own buttons turn the steps, and whoever comes back finds the step that was left.
 */
class FormSteps extends HTMLElement {
  #step = 0;
  readonly #leave = new AbortController();

  connectedCallback(): void {
    const refused = this.#parts.findIndex((part) => part.querySelector('[aria-invalid]') !== null);
    this.#show(refused === -1 ? (stepIn(history.state) ?? 0) : refused);
    this.#remember();
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null;
      if (button !== null) this.#turn(Number(button.dataset['turn']));
    });
    // The key Enter sends a form from any of its fields.
    this.addEventListener('submit', (event) => this.#holdBack(event), { capture: true });
    this.addEventListener('reset', () => this.#beginAnew());
    this.addEventListener('focus-wanted', ({ target }) => {
      const step = this.#parts.findIndex((part) => target instanceof Node && part.contains(target));
      if (step === -1 || step === this.#step) return;
      this.#show(step);
      this.#remember();
    });
    addEventListener('popstate', ({ state }) => this.#goTo(stepIn(state)), { signal: this.#leave.signal });
  }

  disconnectedCallback(): void {
    this.#leave.abort();
  }

  get #parts(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.form-part')];
  }

  #show(wanted: number): void {
    const parts = this.#parts;
    const last = parts.length - 1;
    this.#step = Math.max(0, Math.min(wanted, last));
    for (const [index, part] of parts.entries()) part.hidden = index !== this.#step;
    for (const [index, mark] of [...this.querySelectorAll('.form-progress > li')].entries()) {
      mark.ariaCurrent = index === this.#step ? 'step' : null;
      mark.toggleAttribute('data-done', index < this.#step);
    }
    this.#hide('[data-turn="-1"]', this.#step === 0);
    this.#hide('[data-turn="1"]', this.#step === last);
    this.#hide('.form-consent, .form-send', this.#step !== last);
  }

  #hide(parts: string, isHidden: boolean): void {
    for (const part of this.querySelectorAll<HTMLElement>(parts)) part.hidden = isHidden;
  }

  /** Nobody leaves a step forwards before it is filled in; what is missing is said by the form. */
  #turn(by: number): void {
    const asked = new Event('part-done', { bubbles: true, cancelable: true });
    if (by > 0 && this.#parts[this.#step]?.dispatchEvent(asked) === false) return;
    this.#show(this.#step + by);
    history.pushState({ formStep: this.#step }, '');
    this.#lead();
  }

  #goTo(step: number | null): void {
    // An entry that is no step of this form is a place within the page.
    if (step === null) return;
    this.#show(step);
    this.#lead();
  }

  #holdBack(event: Event): void {
    if (this.#step === this.#parts.length - 1) return;
    event.preventDefault();
    event.stopPropagation();
    this.#turn(1);
  }

  #beginAnew(): void {
    this.#show(0);
    this.#remember();
    // The form says below its fields that it was sent, and scrolls to that.
    this.#lead({ preventScroll: true });
  }

  #remember(): void {
    history.replaceState({ formStep: this.#step }, '');
  }

  /** To the heading of the step, which says how far one has come; what was said of another step is taken back. */
  #lead(options?: FocusOptions): void {
    const alert = this.querySelector('[role="alert"]');
    if (alert !== null) alert.textContent = '';
    const heading = this.#parts[this.#step]?.querySelector('legend');
    if (!heading) return;
    heading.tabIndex = -1;
    // Firefox focuses, and scrolls to, only what it has laid out since it was shown.
    heading.getBoundingClientRect();
    heading.focus(options);
  }
}

if (customElements.get('form-steps') === undefined) customElements.define('form-steps', FormSteps);
