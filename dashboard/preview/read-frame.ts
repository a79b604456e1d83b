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
