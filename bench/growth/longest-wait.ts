import { setTimeout as pause } from 'node:timers/promises';
import type { SiteUnderTest } from './site-under-test.ts';

/** A page whose content does not depend on the size of the site. */
const page = '/en/return-policy';
const everyMilliseconds = 25;

/** Does some work while a visitor opens pages. @returns the longest time for a page, in milliseconds */
export async function longestWait(site: SiteUnderTest, work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const visit = async (): Promise<number> => {
    let longest = 0;
    while (!over.signal.aborted) {
      const begun = performance.now();
      await site.ask(site.uncached, { path: page, timeout: 10 * 60_000 }, 'visitor');
      longest = Math.max(longest, performance.now() - begun);
      await pause(everyMilliseconds);
    }
    return longest;
  };
  const [longest] = await Promise.all([visit(), work().finally(() => over.abort())]);
  return longest;
}
