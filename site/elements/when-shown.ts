/** Resolves when the page has loaded and is really looked at: a page drawn ahead of a click waits for it. */
export async function whenShown(): Promise<void> {
  if ('prerendering' in document && document.prerendering === true) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  }
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
}
