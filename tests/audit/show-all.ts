import type { Page } from 'playwright-core';

/** Milliseconds for loading pictures. The server makes each size at its first request. */
const timeoutMilliseconds = 300_000;

/**
 * Scrolls through a page and back, and waits for its pictures. Sections with `content-visibility` stay rendered.
 * Waiting for an idle network would not end on a page that fetches a film.
 */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(everything);
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  // Slides with lazy pictures may have become visible meanwhile.
  await page.waitForFunction(
    () => {
      const seen = [...document.images].filter((image) => image.checkVisibility());
      for (const image of seen) image.loading = 'eager';
      return seen.every((image) => image.complete);
    },
    undefined,
    { timeout: timeoutMilliseconds, polling: 200 },
  );
}
