import type { Page } from 'playwright-core';

/** How long pictures may take, in milliseconds: the server makes each size when it is first asked for. */
const patience = 300_000;

/**
 * Scrolls through a page and back, and waits for its pictures. Waiting for a silent network instead would not end where
 * a film is being fetched.
 */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager';
  });
  await page.waitForFunction(
    () => [...document.images].every((image) => image.complete || !image.checkVisibility()),
    undefined,
    { timeout: patience, polling: 200 },
  );
}
