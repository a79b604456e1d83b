import fp from 'fastify-plugin';
import type { Search } from '../../content/model/search.ts';
import type { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';
import { createSearch } from './create-search.ts';
import { ensureSearch } from './rebuild-search.ts';
import { createSearchLimit } from './search-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Not named `search`, because Fastify has a method of that name. */
    readonly searchSite: Search;
    /** Shared by the call and the page of results, which cost the same. */
    readonly searchLimit: VisitorRateLimit;
  }
}

/** The search, with documents for this version of the program. */
export const searchPlugin = fp(
  async (app) => {
    const { database, media, log } = app;
    await ensureSearch(database, log);
    app.decorate('searchSite', createSearch({ database, media }));
    app.decorate('searchLimit', createSearchLimit());
  },
  { name: 'search', dependencies: ['database', 'media'] },
);
