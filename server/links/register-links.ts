import { links } from '../../calls/links.ts';
import { overview } from '../../calls/overview.ts';
import type { Serve } from '../http/serve.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { findDependents } from './find-dependents.ts';
import { findRecords } from './find-records.ts';
import type { LinkServices } from './link-services.ts';
import { listSitePages } from './list-site-pages.ts';
import { nameLink } from './name-link.ts';

/** Calls that search records and pages to link to, resolve links, and list broken links. */
export function serveLinks(serve: Serve, services: LinkServices): void {
  serve(overview.records, ({ query }) => findRecords(services.database.read, query.q));
  serve(links.pages, ({ query }) => listSitePages(services, query.q));
  serve(links.target, ({ query }) => nameLink(services, query.link));
  serve(links.broken, () => findBrokenLinks(services));
  serve(links.dependents, ({ query }) => findDependents(services.database.read, query));
}
