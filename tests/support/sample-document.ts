import type { ContentDocument } from '../../calls/content.ts';

/** The title field of these collections. */
const titles = { herobanner: 'title', products: 'name' } as const;

/** An export document with this number of published records of a collection. */
export function sampleDocument(slug: keyof typeof titles, count: number): ContentDocument {
  const records = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    parent: null,
    position: index + 1,
    status: { en: 'published', ar: 'published' } as const,
    waiting: false,
    fields: { [titles[slug]]: { en: `Record ${index + 1}`, ar: `سجل ${index + 1}` } },
  }));
  return {
    format: 'site-content',
    version: 1,
    exported_at: '2026-01-01T00:00:00.000Z',
    collections: { [slug]: records },
    media: [],
  };
}
