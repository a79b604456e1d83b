import type { Page } from 'playwright-core';

/**
 * Waits until an island is hydrated.
 * @param name as in `registry.ts`
 */
export async function islandRuns(page: Page, name: string): Promise<void> {
  // React adds this property to the root element of a tree.
  await page.waitForFunction((island) => {
    const element = document.querySelector(`react-island[name="${island}"]`);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  }, name);
}
