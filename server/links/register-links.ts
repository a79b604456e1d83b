import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import type { RedirectStore } from '../redirects/redirect-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import { links } from '../../calls/links.ts';
import { overview } from '../../calls/overview.ts';
import type { Serve } from '../http/serve.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { findDependents } from './find-dependents.ts';
import { findRecords } from './find-records.ts';
import { listSitePages } from './list-site-pages.ts';
import { nameLink } from './name-link.ts';

type Sources = {
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly pages: PageBook;
  readonly redirects: RedirectStore;
};

/** What there is to link to and to go to, where links lead, and which lead nowhere. */
export function serveLinks(serve: Serve, services: Sources): void {
  serve(overview.records, ({ query }) => findRecords(services.database.read, query.q));
  serve(links.pages, ({ query }) => listSitePages(services, query.q));
  serve(links.target, ({ query }) => nameLink(services, query.link));
  serve(links.broken, () => findBrokenLinks(services));
  serve(links.dependents, ({ query }) => findDependents(services.database.read, query));
}
