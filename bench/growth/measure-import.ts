import { z } from 'zod';
import { products } from '../../content/collections/index.ts';
import { productFields } from './fill/records.ts';
import { longestWait } from './longest-wait.ts';
import type { SiteUnderTest } from './site-under-test.ts';

const records = 1000;
/** Greater than every id that earlier measures create. */
const firstImported = 500_001;
const timeout = 10 * 60_000;

const Outcome = z.object({ added: z.array(z.unknown()) });

/**
 * Imports a thousand products while a visitor opens pages.
 * @returns milliseconds of the import and of the longest time for a page; `null` after a timeout
 */
export async function measureImport(site: SiteUnderTest): Promise<{ took: number; wait: number } | null> {
  const document = {
    format: 'site-content',
    version: 1,
    exported_at: new Date().toISOString(),
    collections: {
      [products.base]: Array.from({ length: records }, (_, index) => ({
        id: firstImported + index,
        parent: null,
        position: firstImported + index,
        status: { en: 'published', ar: 'published' },
        waiting: false,
        fields: productFields(firstImported + index, site.known),
      })),
    },
    media: [],
  };
  const request = {
    path: '/api/en/content/import',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
    timeout,
  };
  const begun = performance.now();
  try {
    const wait = await longestWait(site, async () => {
      const answer = await site.ask(site.uncached, request, 'administrator');
      const { added } = Outcome.parse(JSON.parse(answer.body.toString()));
      if (added.length !== records) throw new Error(`${added.length} of ${records} records were imported`);
    });
    return { took: performance.now() - begun, wait };
  } catch (error) {
    if (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name)) return null;
    throw error;
  }
}
