import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { collections } from '../../content/collections/index.ts';
import { isTooDeep } from '../../fields/parse-json.ts';
import { languages } from '../../language/languages.ts';
import { serveAccount } from '../accounts/register-account.ts';
import { serveAdministrators } from '../accounts/register-administrators.ts';
import { servePasskeys } from '../accounts/register-passkeys.ts';
import { serveSession } from '../accounts/register-session.ts';
import { serveCommunity } from '../community/register-community.ts';
import { serveModeration } from '../community/register-moderation.ts';
import { registerEnquiries } from '../enquiries/register-enquiries.ts';
import { registerFormPass } from '../enquiries/register-form-pass.ts';
import { registerMail } from '../enquiries/register-mail.ts';
import { registerManagement } from '../enquiries/register-management.ts';
import { registerMeetings } from '../enquiries/register-meetings.ts';
import { registerNewsletter } from '../enquiries/register-newsletter.ts';
import { registerOutbox } from '../enquiries/register-outbox.ts';
import { registerPeople } from '../enquiries/register-people.ts';
import { answerError } from '../errors/answer-error.ts';
import { CallError, notFound } from '../errors/call-error.ts';
import { registerBackups } from '../operations/backup/register-backups.ts';
import { registerContent } from '../operations/content/register-content.ts';
import { createServe } from '../http/serve.ts';
import { registerRedirects } from '../redirects/register-redirects.ts';
import { registerSearch } from '../search/register-search.ts';
import { registerFigures } from '../visits/register-figures.ts';
import type { CallServices } from './call-services.ts';
import { mostParts } from './form-part.ts';
import { UrlencodedBody } from './read-body.ts';
import { readUrlencoded } from './read-urlencoded.ts';
import { serveRecords } from './serve-records.ts';
import { registerCompleteness } from './register-completeness.ts';
import { registerDocumentation } from './register-documentation.ts';
import { registerLinks } from './register-links.ts';
import { registerMediaCalls } from './register-media-calls.ts';
import { registerMediaLibrary } from './register-media-library.ts';
import { serveHistory } from './serve-history.ts';
import { serveSettings } from './serve-settings.ts';

const mostBytes = 1_048_576;

/** Bodies: JSON, multipart (streamed, so it has limits of its own) and urlencoded; everything else is 415. */
async function registerBodies(api: FastifyInstance): Promise<void> {
  api.removeContentTypeParser(['text/plain', 'application/json']);
  const parseSafely = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooDeep(body)) done(new CallError(400, 'malformed'));
    else void parseSafely(request, body, done);
  });
  await api.register(fastifyMultipart);
  const options = { parseAs: 'string', bodyLimit: mostBytes } as const;
  api.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, body: string) => {
    return new UrlencodedBody([...readUrlencoded(body, mostParts)].map(([name, text]) => ({ name, text })));
  });
}

export interface CallOptions {
  /** Whether every answer is compared with its declaration: in development and in tests. */
  readonly checksAnswers: boolean;
}

/**
 * Every call, below `/api`: those that follow from the collections and the hand-written ones beside them.
 * The server must rewrite addresses with `rewriteAddress`.
 */
export async function registerCalls(
  app: FastifyInstance,
  services: CallServices,
  { checksAnswers }: CallOptions,
): Promise<void> {
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
      const serve = createServe(api, { accounts: services.accounts, checksAnswers });
      for (const collection of collections) serveRecords(serve, services, collection);
      serveSettings(serve, services);
      serveHistory(serve, services);
      serveSession(serve, services);
      serveAccount(serve, services);
      servePasskeys(serve, services);
      serveAdministrators(serve, services);
      serveCommunity(serve, services);
      serveModeration(serve, services);
      registerDocumentation(api);
      registerSearch(api, services, services.searchPace);
      registerFormPass(api, services.enquiries.forms);
      for (const language of languages) {
        await api.register(
          async (calls) => {
            registerMediaCalls(calls, services, language);
            registerMediaLibrary(calls, services, language);
            registerBackups(calls, services, language);
            registerContent(calls, services, language);
            registerCompleteness(calls, services);
            registerLinks(calls, services);
            registerFigures(calls, services);
            registerRedirects(calls, services, language);
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
