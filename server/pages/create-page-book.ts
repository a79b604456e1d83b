import { defaultCountry } from '../../content/countries.ts';
import { languages } from '../../language/languages.ts';
import type { Logger } from '../logger.ts';
import type { PageSources } from './make-page.ts';

/** What the calls ask about the site's pages. */
export interface PageBook {
  /** True when visitors find a page at a decoded path, in any language. */
  has(path: string): Promise<boolean>;
  /** Tells every decoded path under which a path can be redirected, the path itself first. */
  naming(): Promise<(path: string) => readonly string[]>;
}

/** The pages of the site as they are now. */
export function createPageBook({ site, reader }: Pick<PageSources, 'site' | 'reader'>, log: Logger): PageBook {
  return {
    async has(path) {
      const { hasPage } = await site.load();
      const found = languages.map((language) =>
        hasPage({ path, language, reader: reader({ language, country: defaultCountry, tags: new Set() }), log }),
      );
      return (await Promise.all(found)).includes(true);
    },
    naming: async () => (await site.load()).namesOf,
  };
}
