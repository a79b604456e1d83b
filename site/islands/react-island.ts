import type { Root } from 'react-dom/client';
import { whenShown } from '../elements/when-shown.ts';
import { fetchIsland } from './registry.ts';

/** Events that precede the use of an island. */
const interactionEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** A little before it comes into view. */
const nearby = '25% 0px';

/** What every island needs in the browser: React. */
export const fetchReact = () => import('./hydrate-island.tsx');

/** A press that only the island answers, to be made again; `undefined` for those that the browser answers without it. */
function pressAgain({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): (() => void) | undefined {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[data-held]') : null;
  if (pressed === null || ctrlKey || metaKey || shiftKey) return undefined;
  if (pressed instanceof HTMLButtonElement && pressed.popoverTargetElement !== null) return undefined;
  return () => pressed.click();
}

/** An arrow key that turns something; fields answer theirs without the island, and the page scrolls by the others. */
function turnAgain(event: KeyboardEvent): (() => void) | undefined {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return undefined;
  return key === 'ArrowLeft' || key === 'ArrowRight'
    ? () => target.dispatchEvent(new KeyboardEvent('keydown', event))
    : undefined;
}

function sendAgain({ target, submitter }: SubmitEvent): (() => void) | undefined {
  return target instanceof HTMLFormElement ? () => target.requestSubmit(submitter) : undefined;
}

/**
 * A part of the page with state. Until it is seen or touched it is the HTML that the server sent; then its component is
 * fetched and takes that over. A press or an arrow key that comes before waits for the component, and is left to the
 * browser where the component cannot be had.
 */
export class ReactIsland extends HTMLElement {
  #root: Root | undefined;
  #coming: Promise<void> | undefined;
  #watch: IntersectionObserver | undefined;
  readonly #arrived = new AbortController();

  connectedCallback(): void {
    // Moved within the page, it stays as it is.
    if (this.#coming !== undefined || this.#watch !== undefined) return;
    const { signal } = this.#arrived;
    for (const name of interactionEvents)
      this.addEventListener(name, () => void this.#come(), { passive: true, signal });
    this.addEventListener('click', (event) => this.#hold(event, pressAgain(event)), { capture: true, signal });
    this.addEventListener('keydown', (event) => this.#hold(event, turnAgain(event)), { capture: true, signal });
    this.addEventListener('submit', (event) => this.#hold(event, sendAgain(event)), { capture: true, signal });
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#come();
      },
      { rootMargin: nearby },
    );
    const when = this.getAttribute('when');
    if (when === 'at-once') void this.#come();
    if (when === 'loaded') void whenShown().then(() => this.#come());
    if (when === 'shown') void whenShown().then(() => this.#watchParts());
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#watch?.disconnect();
      this.#arrived.abort();
      this.#root?.unmount();
    });
  }

  /** Its parts are looked at, since it has no box itself. */
  #watchParts(): void {
    if (!this.#arrived.signal.aborted) for (const part of this.children) this.#watch?.observe(part);
  }

  /** Gives the island its component, once; a failure is reported, and leaves what the server sent. */
  #come(): Promise<void> {
    this.#coming ??= this.#hydrate()
      .catch(reportError)
      .finally(() => {
        this.#watch?.disconnect();
        this.#arrived.abort();
      });
    return this.#coming;
  }

  async #hydrate(): Promise<void> {
    const [{ hydrateIsland }, component] = await Promise.all([
      fetchReact(),
      fetchIsland(this.getAttribute('name') ?? ''),
    ]);
    if (!this.isConnected) return;
    const data: object = JSON.parse(this.getAttribute('data') ?? '{}');
    this.#root = hydrateIsland(this, component, data);
  }

  /** Keeps a press or a form until the component is there, and hands it on then. */
  #hold(event: Event, handOn: (() => void) | undefined): void {
    if (handOn === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void this.#come().then(handOn);
  }
}
