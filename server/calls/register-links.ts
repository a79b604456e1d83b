import { links } from '../../calls/links.ts';
import { overview } from '../../calls/overview.ts';
import type { Serve } from '../http/serve.ts';
import type { CallServices } from './call-services.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { findRecords } from './find-records.ts';
import { listSitePages } from './list-site-pages.ts';
import { nameLink } from './name-link.ts';

type Sources = Pick<CallServices, 'entries' | 'media' | 'pages' | 'redirects'>;

/** What there is to link to and to go to, where links lead, and which lead nowhere. */
export function serveLinks(serve: Serve, services: Sources): void {
  serve(overview.records, ({ query }) => findRecords(services.entries, query.q));
  serve(links.pages, ({ query }) => listSitePages(services, query.q));
  serve(links.target, ({ query }) => nameLink(services, query.link));
  serve(links.broken, () => findBrokenLinks(services));
}
