import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EntryStore } from '../entries/entry-store.ts';
import { administratorReads, type SessionGuard } from '../http/guards.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import type { RedirectStore } from '../redirects/redirect-store.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { findRecords } from './find-records.ts';
import { listSitePages } from './list-site-pages.ts';
import { nameLink } from './name-link.ts';

/** What the calls about links work with. */
interface LinkCalls {
  readonly accounts: SessionGuard;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly pages: PageBook;
  readonly redirects: RedirectStore;
}

const longestQuestion = 200;
const question = z.string().trim().max(longestQuestion).default('');
const longestLink = 500;
const link = z.string().trim().min(1).max(longestLink);

/** One part of a query, read by its rule. @throws InvalidError */
function readPart(query: unknown, part: string, rule: z.ZodType<string>): string {
  const asked = z.object({ [part]: rule }).safeParse(query);
  if (!asked.success) throw new InvalidError([{ path: part, code: 'wrongType' }]);
  return asked.data[part] ?? '';
}

/** What there is to link to and to go to, where links lead, and which lead nowhere. */
export function registerLinks(app: FastifyInstance, services: LinkCalls): void {
  const reads = administratorReads(services.accounts);
  app.get('/records', reads, async ({ query }) => findRecords(services.entries, readPart(query, 'q', question)));
  app.get('/site-pages', reads, async ({ query }) => listSitePages(services, readPart(query, 'q', question)));
  app.get('/link-target', reads, async ({ query }) => nameLink(services, readPart(query, 'link', link)));
  app.get('/broken-links', reads, () => findBrokenLinks(services));
}
