import type { Root } from 'react-dom/client';
import { whenShown } from '../elements/when-shown.ts';
import { fetchIsland } from './registry.ts';

/** Events that precede a click or a key press in an island. */
const interactionEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** A margin that is reached shortly before the island is visible. */
const nearby = '25% 0px';

/** React and the code that every island needs. */
export const fetchReact = () => import('./hydrate-island.tsx');

/** Returns a function that repeats a click, or `undefined` for clicks that the browser handles without the island. */
function pressAgain({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): (() => void) | undefined {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[data-held]') : null;
  if (pressed === null || ctrlKey || metaKey || shiftKey) return undefined;
  if (pressed instanceof HTMLButtonElement && pressed.popoverTargetElement !== null) return undefined;
  return () => pressed.click();
}

/** Returns a function that repeats an arrow key, or `undefined` if a field or the browser handles the key. */
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

/** Milliseconds after the page has loaded until `late` islands are hydrated. */
const lateMilliseconds = 1000;

/**
 * A stateful part of the page. It is the HTML from the server until it becomes visible or is touched; then its
 * component is fetched and hydrates that HTML. A click, an arrow key or a submit before hydration is delayed until
 * then. If the component cannot be fetched, the browser handles the event.
 */
export class ReactIsland extends HTMLElement {
  #root: Root | undefined;
  #coming: Promise<void> | undefined;
  #watch: IntersectionObserver | undefined;
  readonly #arrived = new AbortController();

  connectedCallback(): void {
    // An island that is moved within the page stays as it is.
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
    if (when === 'late') void whenShown().then(() => setTimeout(() => void this.#come(), lateMilliseconds));
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

  /** Observes the children, because the element itself has no box. */
  #watchParts(): void {
    if (!this.#arrived.signal.aborted) for (const part of this.children) this.#watch?.observe(part);
  }

  /** Hydrates the island once. An error is reported, and the HTML from the server stays. */
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

  /** Delays an event until the component is hydrated, then repeats it. */
  #hold(event: Event, handOn: (() => void) | undefined): void {
    if (handOn === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void this.#come().then(handOn);
  }
}
