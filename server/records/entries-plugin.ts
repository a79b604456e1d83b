import fp from 'fastify-plugin';
import type { Reader } from '../../content/model/reader.ts';
import { createEntryStore } from './create-entry-store.ts';
import { createReader, type ReaderAbout } from './reader/create-reader.ts';
import type { EntryStore } from './repository/entry-store.ts';
import { createViewCache } from './reader/create-view-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly entries: EntryStore;
    /** Creates a reader of the content for one visitor. */
    readonly reader: (about: ReaderAbout) => Reader;
  }
}

/** Decorates the app with the store of content and its readers. */
export const entriesPlugin = fp(
  async (app) => {
    const { database, media, redirects, searchSite, discussion } = app;
    const entries = createEntryStore(database, app.log);
    const sources = { entries, media, redirects, search: searchSite, discussion };
    app.decorate('entries', entries);
    app.decorate(
      'reader',
      createViewCache(database.versions, (about: ReaderAbout) => createReader(sources, about)),
    );
  },
  { name: 'entries', dependencies: ['database', 'media', 'redirects', 'search', 'discussion'] },
);
