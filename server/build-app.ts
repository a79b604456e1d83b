import { hostname } from 'node:os';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountsPlugin } from './accounts/accounts-plugin.ts';
import type { Credentials } from './accounts/create-accounts.ts';
import { repairAddress } from './addresses/repair-address.ts';
import { rewriteAddress, routerOptions } from './addresses/rewrite-address.ts';
import type { Config } from './config.ts';
import { databasePlugin } from './database/database-plugin.ts';
import { enquiriesPlugin, type EnquiriesPluginOptions } from './enquiries/enquiries-plugin.ts';
import { entriesPlugin } from './records/entries-plugin.ts';
import { publisher } from './records/publisher.ts';
import { formsPlugin } from './forms/forms-plugin.ts';
import { historyPlugin } from './records/history-plugin.ts';
import { tellAnswers } from './http/answer-listeners.ts';
import { refuseTwoHosts } from './http/refuse-two-hosts.ts';
import { nextRequestId } from './http/next-request-id.ts';
import { jobsPlugin } from './jobs/jobs-plugin.ts';
import { logContext } from './log-context.ts';
import { libraryPlugin } from './library/library-plugin.ts';
import { mediaPlugin } from './media/media-plugin.ts';
import { backupsPlugin } from './operations/backup/backups-plugin.ts';
import { demoPlugin } from './operations/demo-plugin.ts';
import { metricsPlugin } from './operations/metrics/metrics-plugin.ts';
import { healthPlugin } from './operations/health-plugin.ts';
import { answerFault } from './pages/answer-fault.ts';
import { answeringPlugin } from './quotations/answering/answering-plugin.ts';
import { quotationPdfPlugin } from './quotations/pdf/quotation-pdf-plugin.ts';
import { pagesPlugin } from './pages/pages-plugin.ts';
import type { SiteSource } from './pages/site-source.ts';
import { previewPlugin } from './preview/preview-plugin.ts';
import { recordIndexPlugin } from './records/index/record-index-plugin.ts';
import { redirectsPlugin } from './redirects/redirects-plugin.ts';
import { registerCalls } from './register-calls.ts';
import { searchPlugin } from './search/search-plugin.ts';
import { secretsPlugin } from './secrets/secrets-plugin.ts';
import { storagePlugin } from './storage/storage-plugin.ts';
import { visitsPlugin } from './visits/visits-plugin.ts';
import { discussionPlugin } from './discussion/discussion-plugin.ts';

export interface BuildOptions {
  /** The source of the site's code. Default: Vite in development, otherwise the last build. */
  readonly site?: SiteSource;
  /** Destination of log lines. Default: standard output. */
  readonly logTo?: { write(line: string): void };
  /** Clock, email delivery and other parts of the enquiries that tests replace. */
  readonly replaced?: Pick<EnquiriesPluginOptions, 'now' | 'deliver' | 'idleMilliseconds' | 'isRefusedServer'>;
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** The administrator created at this start with a generated password, which is not available later. */
  readonly newAdministrator: Credentials | null;
}

/** How long a client may take to send its headers, and to send a whole request with a large video. */
const headersMilliseconds = 15_000;
const requestMilliseconds = 15 * 60_000;

/** The server without its plugins: log, request ids, limits and the headers of every answer. */
function createServer(config: Config, logTo: BuildOptions['logTo']): FastifyInstance {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: { pid: process.pid, hostname: hostname(), release: config.release },
      mixin: logContext,
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: config.trustProxy,
    routerOptions,
    rewriteUrl: (request) => repairAddress(rewriteAddress(request)),
    requestTimeout: requestMilliseconds,
    // While the process closes, it still answers requests of a proxy, with `Connection: close`.
    return503OnClosing: false,
    // Migrations, loading the demo and rebuilding the search index take an unlimited time.
    pluginTimeout: 0,
    http: { headersTimeout: headersMilliseconds },
  });
  app.setErrorHandler(answerFault);
  refuseTwoHosts(app);
  tellAnswers(app, (request, reply) => {
    const { method } = request;
    // Removes the query, which can contain keys from emails, email addresses and phone numbers.
    const [path] = request.url.split('?', 1);
    const line = { method, path, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (method === 'GET' || method === 'HEAD') request.log.debug(line, 'Answered');
    else request.log.info(line, 'Answered');
  });
  return app;
}

/**
 * Builds the whole server for production, development and tests. `app.close()` closes everything that it opened.
 * @throws if the database cannot be used or the site was not built
 */
export async function buildApp(config: Config, { site, logTo, replaced = {} }: BuildOptions = {}): Promise<BuiltApp> {
  const app = createServer(config, logTo);
  try {
    app.register(databasePlugin, config);
    app.register(secretsPlugin, config);
    app.register(jobsPlugin);
    app.register(storagePlugin, config);
    app.register(mediaPlugin);
    app.register(redirectsPlugin);
    app.register(formsPlugin, replaced);
    app.register(searchPlugin);
    app.register(recordIndexPlugin);
    await app.register(accountsPlugin, config);
    const newAdministrator = await app.accounts.ensureAdministrator(config.administrator);
    if (config.hasDemo) app.register(demoPlugin);

    app.register(discussionPlugin);
    app.register(entriesPlugin);
    app.register(visitsPlugin);
    app.register(pagesPlugin, { ...config, source: site });
    app.register(previewPlugin, config);
    app.register(libraryPlugin);
    app.register(quotationPdfPlugin, config);
    app.register(enquiriesPlugin, { ...config, ...replaced });
    app.register(answeringPlugin, replaced);
    app.register(publisher);
    app.register(historyPlugin);
    app.register(backupsPlugin, config);
    app.register(healthPlugin, config);
    app.register(metricsPlugin, config);
    app.register(registerCalls, { prefix: '/api', ...config });
    await app.ready();
    return { app, newAdministrator };
  } catch (error) {
    await app.close();
    throw error;
  }
}
