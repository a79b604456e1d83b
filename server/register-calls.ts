import fp from 'fastify-plugin';
import { collections } from '../content/collections/index.ts';
import { serveAccount } from './accounts/register-account.ts';
import { serveAdministrators } from './accounts/register-administrators.ts';
import { serveInvitations } from './accounts/register-invitations.ts';
import { servePasskeys } from './accounts/register-passkeys.ts';
import { serveSession } from './accounts/register-session.ts';
import { registerBodies } from './bodies/register-bodies.ts';
import { serveCommunity } from './community/register-community.ts';
import { serveModeration } from './community/register-moderation.ts';
import type { Config } from './config.ts';
import { registerDocumentation } from './description/register-documentation.ts';
import { serveMail } from './enquiries/letters/register-mail.ts';
import { serveOutbox } from './enquiries/letters/register-outbox.ts';
import { serveManagement } from './enquiries/managing/register-management.ts';
import { serveMeetings } from './enquiries/managing/register-meetings.ts';
import { serveLetterPages, serveNewsletter } from './enquiries/newsletter/register-newsletter.ts';
import { serveSubscribers } from './enquiries/newsletter/register-subscribers.ts';
import { servePeople } from './enquiries/people/register-people.ts';
import { serveReplies } from './enquiries/replies/register-replies.ts';
import { serveReplyFiles } from './enquiries/replies/register-reply-files.ts';
import { serveEnquiries } from './enquiries/receiving/register-enquiries.ts';
import { serveFormPass } from './forms/register-form-pass.ts';
import { serveCalendar } from './history/serve-calendar.ts';
import { serveFieldHistory } from './history/serve-field-history.ts';
import { serveHistory } from './history/serve-history.ts';
import { answerError } from './http/answer-error.ts';
import { notFound } from './http/call-error.ts';
import { onlyDeclared } from './http/only-declared.ts';
import { createServe } from './http/serve.ts';
import { serveFaults } from './http/serve-faults.ts';
import { serveJobs } from './jobs/serve-jobs.ts';
import { serveMediaCalls } from './library/register-media-calls.ts';
import { serveUploads } from './library/serve-uploads.ts';
import { serveMediaLibrary } from './library/register-media-library.ts';
import { serveFolders } from './library/serve-folders.ts';
import { serveLinks } from './links/register-links.ts';
import { serveRedirects } from './links/register-redirects.ts';
import { serveOffers } from './offers/managing/register-offers.ts';
import { serveBackups } from './operations/backup/register-backups.ts';
import { serveContent } from './operations/content/register-content.ts';
import { serveSentOffers } from './offers/answering/serve-sent-offers.ts';
import { serveLists } from './records/serve-lists.ts';
import { serveRecords } from './records/serve-records.ts';
import { serveCompleteness } from './records/register-completeness.ts';
import { serveSettings } from './records/serve-settings.ts';
import { serveSheets } from './operations/sheets/serve-sheets.ts';
import { serveSearch } from './search/register-search.ts';
import { serveToday } from './today/serve-today.ts';
import { serveFigures } from './visits/register-figures.ts';

/**
 * Every call, to be registered below `/api`: those that follow from the collections and the hand-written ones beside
 * them. Each names what it works with; the rooms have decorated the server with it.
 * The server must rewrite addresses with `rewriteAddress`.
 */
export const registerCalls = fp<Pick<Config, 'checksAnswers'>>(
  async (api, { checksAnswers }) => {
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
    onlyDeclared(api);
    await registerBodies(api);
    const serve = createServe(api, { accounts: api.accounts, checksAnswers, reads: api.reads });
    for (const collection of collections) serveRecords(serve, api, collection);
    serveLists(serve, api);
    serveSettings(serve, api);
    serveHistory(serve, api);
    serveFieldHistory(serve, api);
    serveCalendar(serve, api);
    serveMediaCalls(serve, api);
    serveMediaLibrary(serve, api);
    serveFolders(serve, api);
    serveUploads(serve, api);
    serveSession(serve, api);
    serveAccount(serve, api);
    servePasskeys(serve, api);
    serveAdministrators(serve, api);
    serveInvitations(serve, api);
    serveCommunity(serve, api);
    serveModeration(serve, api);
    serveCompleteness(serve, api);
    serveLinks(serve, api);
    serveFigures(serve, api);
    serveRedirects(serve, api);
    serveSearch(serve, api, api.searchPace);
    serveFaults(serve);
    serveJobs(serve, api);
    serveBackups(serve, api);
    serveContent(serve, api);
    serveSheets(serve, api);
    serveFormPass(serve, api.forms);
    serveEnquiries(serve, api);
    serveManagement(serve, api);
    serveMeetings(serve, api);
    servePeople(serve, api);
    serveReplies(serve, api);
    serveReplyFiles(serve, api);
    serveSentOffers(serve, api);
    serveMail(serve, api);
    serveOutbox(serve, api);
    serveNewsletter(serve, api);
    serveLetterPages(serve, api);
    serveSubscribers(serve, api);
    serveOffers(serve, api);
    serveToday(serve, api);
    registerDocumentation(serve);
  },
  {
    name: 'calls',
    encapsulate: true,
    dependencies: [
      'database',
      'jobs',
      'media',
      'redirects',
      'forms',
      'search',
      'accounts',
      'entries',
      'visits',
      'pages',
      'enquiries',
      'sheets',
      'answering',
      'backups',
    ],
  },
);
