/** The content of a frame after loading. A refusal has the reason in the dashboard's language. */
export type FrameContent =
  | { readonly is: 'empty' }
  | { readonly is: 'page' }
  | { readonly is: 'refusal'; readonly message: string };

/**
 * Reads the content of a frame. The browser's own error page is inaccessible and counts as a refusal without a message.
 */
export function readFrame(frame: HTMLIFrameElement): FrameContent {
  const page = frame.contentDocument;
  if (page === null) return { is: 'refusal', message: '' };
  if (page.URL === 'about:blank') return { is: 'empty' };
  if (page.documentElement.dataset['refused'] === undefined) return { is: 'page' };
  return { is: 'refusal', message: page.body.textContent.trim() };
}

/** Copies the scroll position of another frame. */
export function takeScroll(frame: HTMLIFrameElement, from: HTMLIFrameElement): void {
  const { scrollX = 0, scrollY = 0 } = from.contentWindow ?? {};
  frame.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** The focused target of a page: its selector and its index among the matches. */
export interface FocusedTarget {
  readonly selector: string;
  readonly at: number;
}

/** The focused target of a frame's page; `null` if the focus is elsewhere. */
export function focusedTarget(frame: HTMLIFrameElement): FocusedTarget | null {
  const page = frame.contentDocument;
  const focused = page?.activeElement?.closest<HTMLElement>('[data-place], [data-group]') ?? null;
  if (document.activeElement !== frame || page === null || focused === null) return null;
  const { place, group = '' } = focused.dataset;
  const selector = place === undefined ? `[data-group="${CSS.escape(group)}"]` : `[data-place="${CSS.escape(place)}"]`;
  return { selector, at: [...page.querySelectorAll(selector)].indexOf(focused) };
}

/** Focuses the same target in a newer page, if it still exists. */
export function focusTarget(frame: HTMLIFrameElement, { selector, at }: FocusedTarget): void {
  const same = frame.contentDocument?.querySelectorAll<HTMLElement>(selector) ?? [];
  (same[at] ?? same[0])?.focus({ preventScroll: true });
}
