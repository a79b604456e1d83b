/** What a frame holds once it has loaded; a refusal says why, in the dashboard's language. */
export type FrameContent =
  | { readonly is: 'empty' }
  | { readonly is: 'page' }
  | { readonly is: 'refusal'; readonly message: string };

/** Looks into a frame. The browser's own error page, which no script may look into, is a refusal without a message. */
export function readFrame(frame: HTMLIFrameElement): FrameContent {
  const page = frame.contentDocument;
  if (page === null) return { is: 'refusal', message: '' };
  if (page.URL === 'about:blank') return { is: 'empty' };
  if (page.documentElement.dataset['refused'] === undefined) return { is: 'page' };
  return { is: 'refusal', message: page.body.textContent.trim() };
}

/** Brings a frame to where another one was scrolled. */
export function takeScroll(frame: HTMLIFrameElement, from: HTMLIFrameElement): void {
  const { scrollX = 0, scrollY = 0 } = from.contentWindow ?? {};
  frame.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** A place of a page that has the focus: how it is found, and which of those it is. */
export interface FocusedTarget {
  readonly selector: string;
  readonly at: number;
}

/** The place of a frame's page that has the focus; `null` where the focus is elsewhere. */
export function focusedTarget(frame: HTMLIFrameElement): FocusedTarget | null {
  const page = frame.contentDocument;
  const focused = page?.activeElement?.closest<HTMLElement>('[data-place], [data-group]') ?? null;
  if (document.activeElement !== frame || page === null || focused === null) return null;
  const { place, group = '' } = focused.dataset;
  const selector = place === undefined ? `[data-group="${CSS.escape(group)}"]` : `[data-place="${CSS.escape(place)}"]`;
  return { selector, at: [...page.querySelectorAll(selector)].indexOf(focused) };
}

/** Puts the focus on the same place of a newer page, where it still has it. */
export function focusTarget(frame: HTMLIFrameElement, { selector, at }: FocusedTarget): void {
  const same = frame.contentDocument?.querySelectorAll<HTMLElement>(selector) ?? [];
  (same[at] ?? same[0])?.focus({ preventScroll: true });
}
