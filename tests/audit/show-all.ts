import type { Page } from 'playwright-core';

/** How long pictures may take, in milliseconds: the server makes each size when it is first asked for. */
const timeoutMilliseconds = 300_000;

/**
 * Scrolls through a page and back, and waits for its pictures; what is laid out only when somebody comes near stays laid
 * out. Waiting for a silent network instead would not end where a film is being fetched.
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
  // Slides may have come into view meanwhile, with pictures that wait for a scroll.
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
