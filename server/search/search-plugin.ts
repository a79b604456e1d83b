import fp from 'fastify-plugin';
import type { Search } from '../../content/model/search.ts';
import type { VisitorPace } from '../pace/visitor-pace.ts';
import { createSearch } from './create-search.ts';
import { ensureSearch } from './rebuild-search.ts';
import { createSearchPace } from './search-pace.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Fastify's own `search` is the method of that name. */
    readonly searchSite: Search;
    /** Shared by the call and the page of results, which cost as much. */
    readonly searchPace: VisitorPace;
  }
}

/** Finding content, with documents that fit this edition of the program. */
export const searchPlugin = fp(
  async (app) => {
    const { database, media, log } = app;
    await ensureSearch(database, log);
    app.decorate('searchSite', createSearch({ database, media }));
    app.decorate('searchPace', createSearchPace());
  },
  { name: 'search', dependencies: ['database', 'media'] },
);
