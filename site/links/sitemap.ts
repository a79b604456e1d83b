import type { Reader } from '../../content/model/reader.ts';
import type { Language } from '../../language/languages.ts';
import { idsInPart, type Page, type SitemapEntry } from '../render/page.ts';

type Readers = Readonly<Record<Language, Reader>>;

/** The sitemap for search engines: the pages, and the records that pages show, split by ids. */
export interface Sitemap {
  /** Names of its parts, such as `pages` and `products-100`. A part of records has at most `idsInPart` of them. */
  readonly parts: (readers: Readers) => Promise<readonly string[]>;
  /** The addresses of a part; empty if no part has that name. */
  readonly list: (readers: Readers, part: string) => Promise<readonly SitemapEntry[]>;
}

const ofPages = 'pages';

export function createSitemap(pages: readonly Page[]): Sitemap {
  const mapped = pages.flatMap((page) => page.mapped ?? []);
  return {
    async parts({ ar }) {
      const lists = mapped.map(async ({ collection }) => {
        const starts = await ar.ranges(collection, idsInPart);
        return starts.map((start) => `${collection.base}-${start}`);
      });
      return [ofPages, ...(await Promise.all(lists)).flat()];
    },
    async list(readers, part) {
      if (part === ofPages) return (await Promise.all(pages.map((page) => page.list(readers)))).flat();
      const [, base, start = ''] = /^([a-z_]+)-(\d{1,9})$/.exec(part) ?? [];
      const from = Number(start);
      const records = mapped.find(({ collection }) => collection.base === base);
      if (records === undefined || from % idsInPart !== 0) return [];
      return records.list(readers.ar, { from, below: from + idsInPart });
    },
  };
}
