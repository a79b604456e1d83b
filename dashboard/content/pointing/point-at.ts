import type { EditTarget } from '../../../content/edit-target.ts';
import { createLabel } from './edit-target-label.ts';
import { isInGroup, targetElementAt, targetSelector, type Target, targetOf } from './target.ts';
import { typedIn, typeIn, type Typing } from './typing.ts';

/** Handlers for the edit targets of a page. */
export interface OverlayHandlers {
  /** The description of a target. */
  readonly describe: (target: Target) => string;
  /** The text of an edit target; `null` if it is not edited on the page. */
  readonly typingAt: (editTarget: EditTarget) => Typing | null;
  /** True if its field is in the form beside the page. */
  readonly isBeside: (editTarget: EditTarget) => boolean;
  /** A target was selected; it has the focus. */
  readonly onChoose: (target: Target) => void;
  readonly onOpen: (target: Target) => void;
  readonly onType: (editTarget: EditTarget, text: string) => void;
  readonly onTyping: (isTyping: boolean) => void;
  /** Moves the selected card by one place. */
  readonly onMove: (to: 'before' | 'after') => void;
  /** The keyboard focus leaves the page. */
  readonly onLeave: () => void;
}

const focusable = 'a[href], area[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';

/** Makes the edit targets, and nothing else, focusable and gives them accessible names. */
function prepare(page: Document, handlers: OverlayHandlers): void {
  page.documentElement.dataset['pointing'] = '';
  for (const other of page.querySelectorAll<HTMLElement>(focusable)) other.tabIndex = -1;
  // A page inside another one has no banner or footer landmark, and its main part needs a name of its own.
  for (const part of page.querySelectorAll<HTMLElement>('body > :is(header, footer)')) part.role = 'group';
  for (const main of page.querySelectorAll('main')) main.ariaLabel = page.title;
  for (const details of page.querySelectorAll<HTMLDetailsElement>('main details:has([data-place])'))
    details.open = true;
  for (const element of page.querySelectorAll<HTMLElement>(targetSelector)) {
    const target = targetOf(element);
    const isTyped = target.editTarget !== null && handlers.typingAt(target.editTarget) !== null;
    element.tabIndex = 0;
    element.role = target.editTarget === null ? 'group' : isTyped ? 'textbox' : 'button';
    // A text that is not edited here keeps its words as its accessible name.
    if (isTyped || element.textContent.trim() === '' || target.editTarget === null)
      element.ariaLabel = handlers.describe(target);
    else element.ariaDescription = handlers.describe(target);
  }
}

/** Dispatches Ctrl and ⌘ shortcuts again in the dashboard around the page. */
function passOn(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) return;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  const again = { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, cancelable: true };
  if (!window.dispatchEvent(new KeyboardEvent('keydown', again))) event.preventDefault();
}

/**
 * Makes the edit targets of a previewed page selectable by pointer and keyboard. No script of the page itself runs.
 * @returns the function that removes the handlers
 */
export function pointAt(page: Document, handlers: OverlayHandlers): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  prepare(page, handlers);
  const label = createLabel(page);
  let pointed: HTMLElement | null = null;
  let typing: { readonly element: HTMLElement; readonly end: () => void } | null = null;

  const focused = (): HTMLElement | null => page.activeElement?.closest<HTMLElement>(targetSelector) ?? null;

  function point(element: HTMLElement | null): void {
    const at = element ?? focused();
    if (pointed === at) return;
    pointed?.removeAttribute('data-pointed');
    pointed = at;
    if (at !== null) at.dataset['pointed'] = '';
    label.show(at, at === null ? '' : handlers.describe(targetOf(at)));
  }

  function endTyping(): void {
    if (typing === null) return;
    typing.end();
    typing = null;
    handlers.onTyping(false);
  }

  /** Starts editing at a target or opens its field. */
  function enter(element: HTMLElement, at: { readonly x: number; readonly y: number } | null = null): void {
    const target = targetOf(element);
    const words = target.editTarget && handlers.typingAt(target.editTarget);
    if (words === null) {
      handlers.onOpen(target);
      return;
    }
    if (typing?.element === element) return;
    endTyping();
    handlers.onTyping(true);
    typing = { element, end: typeIn(element, words, at) };
  }

  function press(event: MouseEvent): void {
    const element = targetElementAt(page, event.clientX, event.clientY);
    if (element === null) return;
    event.preventDefault();
    if (typing?.element === element) return;
    const target = targetOf(element);
    const wasChosen = element.dataset['chosen'] !== undefined;
    const opens =
      target.editTarget !== null && (handlers.isBeside(target.editTarget) || !isInGroup(target) || wasChosen);
    element.focus({ preventScroll: true });
    if (opens) enter(element, { x: event.clientX, y: event.clientY });
  }

  function hearKey(event: KeyboardEvent): void {
    const element = focused();
    if (event.isComposing) return;
    passOn(event);
    if (element === null || event.defaultPrevented) return;
    if (typing !== null) {
      const isEnd = event.key === 'Escape' || (event.key === 'Enter' && typing.element.dataset['typing'] === 'line');
      if (!isEnd) return;
      event.preventDefault();
      endTyping();
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      enter(element);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      handlers.onLeave();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      handlers.onMove(event.key === 'ArrowUp' ? 'before' : 'after');
    }
  }

  page.addEventListener('pointermove', ({ clientX, clientY }) => point(targetElementAt(page, clientX, clientY)), {
    signal,
  });
  page.documentElement.addEventListener('pointerleave', () => point(null), { signal });
  // Images that load late move the target.
  for (const moved of ['scroll', 'scrollend', 'load'])
    page.addEventListener(moved, () => pointed !== null && label.put(pointed), { signal, capture: true });
  page.addEventListener(
    'mousedown',
    (event) => {
      const element = targetElementAt(page, event.clientX, event.clientY);
      if (element === null || typing?.element === element) return;
      // An element on top of the target would take the focus.
      event.preventDefault();
    },
    { signal, capture: true },
  );
  page.addEventListener('click', press, { signal, capture: true });
  page.addEventListener('keydown', hearKey, { signal });
  page.addEventListener(
    'input',
    () => {
      const editTarget = typing && targetOf(typing.element).editTarget;
      if (typing !== null && editTarget !== null)
        handlers.onType(editTarget, typedIn(typing.element, typing.element.dataset['typing'] === 'line'));
    },
    { signal },
  );
  page.addEventListener(
    'focusin',
    () => {
      const element = focused();
      if (element === null) return;
      page.querySelector<HTMLElement>('[data-chosen]')?.removeAttribute('data-chosen');
      element.dataset['chosen'] = '';
      point(element);
      handlers.onChoose(targetOf(element));
    },
    { signal },
  );
  page.addEventListener(
    'focusout',
    ({ target }) => {
      if (typing !== null && target === typing.element) endTyping();
    },
    { signal },
  );
  return () => {
    stopping.abort();
    endTyping();
  };
}
