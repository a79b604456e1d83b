import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { createAccounts, type Credentials } from './accounts/create-accounts.ts';
import { repairAddress } from './addresses/repair-address.ts';
import { rewriteAddress, routerOptions } from './addresses/rewrite-address.ts';
import type { Config } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { createEnquiries } from './enquiries/create-enquiries.ts';
import { createEntryStore } from './entries/create-entry-store.ts';
import { createReader, type ReaderAbout } from './entries/create-reader.ts';
import { startPublisher } from './entries/start-publisher.ts';
import { answerError } from './http/answer-error.ts';
import { createMediaStore } from './media/media-store.ts';
import { registerMediaRoutes } from './media/register-media-routes.ts';
import { startSweeper } from './media/start-sweeper.ts';
import { createBackups } from './operations/backup/create-backups.ts';
import { loadDemo } from './operations/load-demo.ts';
import { registerHealth } from './operations/register-health.ts';
import { createPageBook } from './pages/create-page-book.ts';
import { createReadAnswers } from './pages/answer-reads.ts';
import { createPageMemory } from './pages/create-page-memory.ts';
import { DrawingLimit } from './pages/drawing-limit.ts';
import { loadBuiltSite } from './pages/load-built-site.ts';
import { registerAssets } from './pages/register-assets.ts';
import { answerKeptPages } from './pages/register-pages.ts';
import { registerSite } from './pages/register-site.ts';
import { closedPolicy, commonHeaders, strictTransport } from './pages/security-headers.ts';
import { serveWithVite } from './pages/serve-with-vite.ts';
import type { SiteSource } from './pages/site-source.ts';
import { registerPreview } from './preview/register-preview.ts';
import { createRedirectStore } from './redirects/redirect-store.ts';
import { registerCalls } from './register-calls.ts';
import { createSearch } from './search/create-search.ts';
import { ensureSearch } from './search/rebuild-search.ts';
import { createSearchPace } from './search/search-pace.ts';
import { openSigningKey } from './secrets/secret-key.ts';
import { createVisits } from './visits/create-visits.ts';
import { createVoices } from './voices/create-voices.ts';

export interface BuildOptions {
  /** Where the site's code comes from; by default Vite in development, otherwise the last build. */
  readonly site?: SiteSource;
  /** Where log lines go; by default standard output. */
  readonly logTo?: { write(line: string): void };
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** The administrator who was just made with a generated password: the only moment at which it is known. */
  readonly newAdministrator: Credentials | null;
}

const root = join(import.meta.dirname, '..');
const buildDir = join(root, 'build');

/** How long a client may take to send its headers, and a whole request with a large video in it. */
const headersMilliseconds = 15_000;
const requestMilliseconds = 15 * 60_000;

/** Sizes of the demo's pictures that are made before anybody asks. */
const widthsToWarm = [640, 1280];

/** The server without any of its parts: log, request ids, limits, and what every answer says. */
function createServer(config: Config, logTo: BuildOptions['logTo']): FastifyInstance {
  const app = Fastify({
    logger: { level: config.logLevel, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy,
    routerOptions,
    rewriteUrl: (request) => repairAddress(rewriteAddress(request)),
    requestTimeout: requestMilliseconds,
    http: { headersTimeout: headersMilliseconds },
  });
  app.setErrorHandler(answerError);
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    // Behind the question mark stand keys of letters, addresses and phone numbers.
    const [path] = request.url.split('?', 1);
    const line = { method, path, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (method === 'GET' || method === 'HEAD') request.log.debug(line, 'Answered');
    else request.log.info(line, 'Answered');
  });
  return app;
}

/** Headers of every answer that is made anew; finished answers carry their own. */
function addCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'x-request-id': request.id });
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
}

/**
 * Puts the whole server together, for production, development and tests alike. `app.close()` ends what it opened.
 * @throws when the database cannot be used or the site was not built
 */
export async function buildApp(config: Config, { site, logTo }: BuildOptions = {}): Promise<BuiltApp> {
  const app = createServer(config, logTo);
  const { dataDir, databaseUrl } = config;
  const { log } = app;
  for (const name of config.withoutEffect) log.warn({ name }, 'This variable has no effect yet');
  try {
    const database = await connectDatabase({ dataDir, log, ...(databaseUrl !== undefined && { databaseUrl }) });
    app.addHook('onClose', () => database.close());
    const media = createMediaStore({ database, dataDir, log });
    app.addHook('onClose', () => media.close());
    const entries = createEntryStore(database);
    await ensureSearch(database, log);
    const search = createSearch({ database, media });
    const redirects = createRedirectStore(database);
    const voices = createVoices(database);
    const signingKey = await openSigningKey(database, config.secretKey, log);
    const accounts = createAccounts(database, { signingKey, publicUrl: config.publicUrl });

    const newAdministrator = await accounts.ensureAdministrator(config.administrator);
    if (config.hasDemo) {
      for (const file of await loadDemo({ database, media, log })) media.warm(file, widthsToWarm);
    }

    const source = site ?? (config.isDevelopment ? await serveWithVite(app, root) : await loadBuiltSite(buildDir));
    const { pageMemory: bytes, publicUrl } = config;
    const memory = createPageMemory(database.versions, { bytes, publicUrl });
    app.addHook('onClose', async () => memory.close());
    const sources = { entries, media, redirects, search, voices };
    const searchPace = createSearchPace();
    const visits = createVisits({ database, log });
    app.addHook('onClose', () => visits.close());
    const pages = {
      searchPace,
      visits,
      site: source,
      memory,
      drawing: new DrawingLimit(),
      publicUrl,
      mediaHosts: config.mediaHosts,
      reader: (about: ReaderAbout) => createReader(sources, about),
    };
    const enquiries = createEnquiries({
      database,
      reader: (language, country) => pages.reader({ language, country, tags: new Set() }),
      signingKey,
      mail: config.mail,
      publicUrl: config.publicUrl,
      log,
    });
    app.addHook('onClose', () => enquiries.close());
    app.addHook('onClose', startPublisher(entries, log));
    // The order matters: a finished page is sent before anything else looks at the request.
    answerKeptPages(app, pages);
    addCommonHeaders(app);
    if (!config.isDevelopment) registerAssets(app, buildDir);
    registerSite(app, pages);
    await registerPreview(app, {
      ...pages,
      // A draft's files are the administrator's alone, and no other host knows who asks.
      mediaHosts: { ar: '', en: '' },
      accounts,
      entries,
      media,
      readerOf: (laid) => (about) => createReader({ ...sources, entries: laid }, about),
    });
    registerHealth(app, { database, dataDir });
    const isAdministrator = async (request: FastifyRequest) => (await accounts.sessionOf(request)) !== null;
    registerMediaRoutes(app, { store: media, isAdministrator });
    const backups = createBackups({ database, dataDir, log, signingKey });
    app.addHook('onClose', () => backups.jobs.close());
    const sweep = async (now: Date) => (await media.sweep(now)) + (await backups.kept.sweep(now));
    app.addHook('onClose', startSweeper({ sweep }, log));
    const services = { database, entries, media, accounts, redirects, enquiries, searchPace, backups, visits };
    const reads = createReadAnswers(memory.reads);
    await registerCalls(app, { ...services, pages: createPageBook(pages, log) }, { ...config, reads });
    await app.ready();
    return { app, newAdministrator };
  } catch (error) {
    await app.close();
    throw error;
  }
}
