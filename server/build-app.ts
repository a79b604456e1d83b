import { hostname } from 'node:os';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountsRoom } from './accounts/accounts-room.ts';
import type { Credentials } from './accounts/create-accounts.ts';
import { repairAddress } from './addresses/repair-address.ts';
import { rewriteAddress, routerOptions } from './addresses/rewrite-address.ts';
import type { Config } from './config.ts';
import { databaseRoom } from './database/database-room.ts';
import { enquiriesRoom, type EnquiriesRoomOptions } from './enquiries/enquiries-room.ts';
import { entriesRoom } from './entries/entries-room.ts';
import { publisher } from './entries/publisher.ts';
import { formsRoom } from './forms/forms-room.ts';
import { historyRoom } from './history/history-room.ts';
import { tellAnswers } from './http/answer-listeners.ts';
import { refuseTwoHosts } from './http/refuse-two-hosts.ts';
import { nextRequestId } from './http/next-request-id.ts';
import { jobsRoom } from './jobs/jobs-room.ts';
import { logContext } from './log-context.ts';
import { libraryRoom } from './library/library-room.ts';
import { mediaRoom } from './media/media-room.ts';
import { backupsRoom } from './operations/backup/backups-room.ts';
import { demoRoom } from './operations/demo-room.ts';
import { metricsRoom } from './operations/metrics/metrics-room.ts';
import { healthRoom } from './operations/health-room.ts';
import { answerFault } from './pages/answer-fault.ts';
import { answeringRoom } from './offers/answering/answering-room.ts';
import { sheetsRoom } from './offers/sheet/sheets-room.ts';
import { pagesRoom } from './pages/pages-room.ts';
import type { SiteSource } from './pages/site-source.ts';
import { previewRoom } from './preview/preview-room.ts';
import { recordIndexRoom } from './record-index/record-index-room.ts';
import { redirectsRoom } from './redirects/redirects-room.ts';
import { registerCalls } from './register-calls.ts';
import { searchRoom } from './search/search-room.ts';
import { secretsRoom } from './secrets/secrets-room.ts';
import { storageRoom } from './storage/storage-room.ts';
import { visitsRoom } from './visits/visits-room.ts';
import { voicesRoom } from './voices/voices-room.ts';

export interface BuildOptions {
  /** Where the site's code comes from; by default Vite in development, otherwise the last build. */
  readonly site?: SiteSource;
  /** Where log lines go; by default standard output. */
  readonly logTo?: { write(line: string): void };
  /** The clocks of what visitors send, and how emails go out, where a test replaces them. */
  readonly replaced?: Pick<EnquiriesRoomOptions, 'now' | 'deliver' | 'restMilliseconds' | 'isRefusedServer'>;
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** The administrator who was just made with a generated password: the only moment at which it is known. */
  readonly newAdministrator: Credentials | null;
}

/** How long a client may take to send its headers, and a whole request with a large video in it. */
const headersMilliseconds = 15_000;
const requestMilliseconds = 15 * 60_000;

/** The server without any of its parts: log, request ids, limits, and what every answer says. */
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
    // A proxy that asks while this process ends is answered, and told to ask another one from now on.
    return503OnClosing: false,
    // Migrating, loading the demo or making the search's documents anew takes as long as it takes.
    pluginTimeout: 0,
    http: { headersTimeout: headersMilliseconds },
  });
  app.setErrorHandler(answerFault);
  refuseTwoHosts(app);
  tellAnswers(app, (request, reply) => {
    const { method } = request;
    // Behind the question mark stand keys of letters, addresses and phone numbers.
    const [path] = request.url.split('?', 1);
    const line = { method, path, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (method === 'GET' || method === 'HEAD') request.log.debug(line, 'Answered');
    else request.log.info(line, 'Answered');
  });
  return app;
}

/**
 * Puts the whole server together, for production, development and tests alike. `app.close()` ends what it opened.
 * @throws when the database cannot be used or the site was not built
 */
export async function buildApp(config: Config, { site, logTo, replaced = {} }: BuildOptions = {}): Promise<BuiltApp> {
  const app = createServer(config, logTo);
  try {
    app.register(databaseRoom, config);
    app.register(secretsRoom, config);
    app.register(jobsRoom);
    app.register(storageRoom, config);
    app.register(mediaRoom);
    app.register(redirectsRoom);
    app.register(formsRoom, replaced);
    app.register(searchRoom);
    app.register(recordIndexRoom);
    await app.register(accountsRoom, config);
    const newAdministrator = await app.accounts.ensureAdministrator(config.administrator);
    if (config.hasDemo) app.register(demoRoom);

    app.register(voicesRoom);
    app.register(entriesRoom);
    app.register(visitsRoom);
    app.register(pagesRoom, { ...config, source: site });
    app.register(previewRoom, config);
    app.register(libraryRoom);
    app.register(sheetsRoom, config);
    app.register(enquiriesRoom, { ...config, ...replaced });
    app.register(answeringRoom, replaced);
    app.register(publisher);
    app.register(historyRoom);
    app.register(backupsRoom, config);
    app.register(healthRoom, config);
    app.register(metricsRoom, config);
    app.register(registerCalls, { prefix: '/api', ...config });
    await app.ready();
    return { app, newAdministrator };
  } catch (error) {
    await app.close();
    throw error;
  }
}
