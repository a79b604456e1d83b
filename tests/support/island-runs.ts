import type { Page } from 'playwright-core';

/** Waits until a part of the page has its component. @param name as `registry.ts` has it */
export async function islandRuns(page: Page, name: string): Promise<void> {
  // React marks the element that holds a tree of its own.
  await page.waitForFunction((island) => {
    const element = document.querySelector(`react-island[name="${island}"]`);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  }, name);
}
