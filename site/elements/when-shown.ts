async function look(): Promise<number> {
  if ('prerendering' in document && document.prerendering === true) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  }
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return performance.now();
}

let shown: Promise<number> | undefined;

/**
 * Resolves when the page has loaded and is visible. A prerendered page waits until it is activated.
 * @returns the time of this, from `performance.now()`
 */
export const whenShown = (): Promise<number> => (shown ??= look());
