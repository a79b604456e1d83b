import type { FastifyInstance } from 'fastify';
import { collections } from '../content/collections/index.ts';
import { languages } from '../language/languages.ts';
import type { Accounts } from './accounts/create-accounts.ts';
import { registerAccount } from './accounts/register-account.ts';
import { registerAdministrators } from './accounts/register-administrators.ts';
import { registerPasskeys } from './accounts/register-passkeys.ts';
import { registerSession } from './accounts/register-session.ts';
import { registerBodies } from './bodies/register-bodies.ts';
import { registerCommunity } from './community/register-community.ts';
import { registerModeration } from './community/register-moderation.ts';
import type { Database } from './database/connect.ts';
import { registerDocumentation } from './description/register-documentation.ts';
import type { Enquiries } from './enquiries/create-enquiries.ts';
import { registerMail } from './enquiries/letters/register-mail.ts';
import { registerOutbox } from './enquiries/letters/register-outbox.ts';
import { registerManagement } from './enquiries/managing/register-management.ts';
import { registerMeetings } from './enquiries/managing/register-meetings.ts';
import { registerNewsletter } from './enquiries/newsletter/register-newsletter.ts';
import { registerPeople } from './enquiries/people/register-people.ts';
import { registerEnquiries } from './enquiries/receiving/register-enquiries.ts';
import type { EntryStore } from './entries/entry-store.ts';
import { registerFormPass } from './forms/register-form-pass.ts';
import { serveHistory } from './history/serve-history.ts';
import { answerError } from './http/answer-error.ts';
import { notFound } from './http/call-error.ts';
import type { ReadAnswers } from './http/answer-reads.ts';
import { createServe } from './http/serve.ts';
import { serveMediaCalls } from './library/register-media-calls.ts';
import { serveMediaLibrary } from './library/register-media-library.ts';
import { registerLinks } from './links/register-links.ts';
import { registerRedirects } from './links/register-redirects.ts';
import type { MediaStore } from './media/media-store.ts';
import { registerBackups, type Backups, serveBackups } from './operations/backup/register-backups.ts';
import { registerContent } from './operations/content/register-content.ts';
import type { VisitorPace } from './pace/visitor-pace.ts';
import type { PageBook } from './pages/create-page-book.ts';
import { serveRecords } from './records/serve-records.ts';
import { registerCompleteness } from './records/register-completeness.ts';
import { serveSettings } from './records/serve-settings.ts';
import type { RedirectStore } from './redirects/redirect-store.ts';
import { registerSearch } from './search/register-search.ts';
import type { Visits } from './visits/create-visits.ts';
import { registerFigures } from './visits/register-figures.ts';

/** What the calls work with. */
export interface CallServices {
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly accounts: Accounts;
  readonly redirects: RedirectStore;
  readonly pages: PageBook;
  readonly enquiries: Enquiries;
  readonly searchPace: VisitorPace;
  readonly visits: Visits;
  readonly backups: Backups;
}

export interface CallOptions {
  /** Whether every answer is compared with its declaration: in development and in tests. */
  readonly checksAnswers: boolean;
  readonly reads: ReadAnswers;
}

/**
 * Every call, below `/api`: those that follow from the collections and the hand-written ones beside them.
 * The server must rewrite addresses with `rewriteAddress`.
 */
export async function registerCalls(
  app: FastifyInstance,
  given: CallServices,
  { checksAnswers, reads }: CallOptions,
): Promise<void> {
  const services = { ...given, forms: given.enquiries.forms };
  await app.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
      api.addHook('onRequest', async (request, reply) => {
        reply.headers({
          'x-request-id': request.id,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-cache',
        });
        // The body of a call that does not exist is not read.
        if (request.is404) throw notFound();
      });
      await registerBodies(api);
      const serve = createServe(api, { accounts: services.accounts, checksAnswers, reads });
      for (const collection of collections) serveRecords(serve, services, collection);
      serveSettings(serve, services);
      serveHistory(serve, services);
      serveMediaCalls(serve, services);
      serveMediaLibrary(serve, services);
      serveBackups(serve, services);
      registerSession(api, services);
      registerDocumentation(api);
      registerSearch(api, services, services.searchPace);
      registerFormPass(api, services.forms);
      for (const language of languages) {
        await api.register(
          async (calls) => {
            registerBackups(calls, services, language);
            registerContent(calls, services, language);
            registerCompleteness(calls, services);
            registerLinks(calls, services);
            registerFigures(calls, services);
            registerAccount(calls, services, language);
            registerPasskeys(calls, services, language);
            registerAdministrators(calls, services, language);
            registerRedirects(calls, services, language);
            registerCommunity(calls, services, language);
            registerModeration(calls, services, language);
            registerEnquiries(calls, services, language);
            registerManagement(calls, services, language);
            registerMeetings(calls, services);
            registerPeople(calls, services, language);
            registerMail(calls, services, language);
            registerOutbox(calls, services, language);
            registerNewsletter(calls, services, language);
          },
          { prefix: `/${language}` },
        );
      }
    },
    { prefix: '/api' },
  );
}
