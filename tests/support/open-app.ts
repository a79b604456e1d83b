import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type BuildOptions } from '../../server/build-app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { SiteCode, SiteSource } from '../../server/pages/site-source.ts';
import { noteRoutes, type OpenRoute } from './note-routes.ts';
import { administrator } from './start-site.ts';
import { type TestDatabaseConfig, testDatabaseConfig } from './database.ts';

export interface OpenApp {
  readonly app: FastifyInstance;
  /** Sends a request as a visitor; each time from another address unless `remoteAddress` is given. */
  visit(request: string | InjectOptions): Promise<LightMyRequestResponse>;
  /** Sends a request as the administrator's browser does. */
  administer(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** The session token of the administrator. */
  readonly session: string;
  /** The header `Cookie` of the administrator's browser. */
  readonly cookie: string;
  /** Listens on a port of this machine, for tests of what Fastify does not see. Returns the address. */
  listen(): Promise<string>;
  /** Stops scheduled jobs, for tests that compare everything that is stored. */
  stopJobs(): Promise<void>;
  /** All registered routes. */
  readonly routes: readonly OpenRoute[];
  /** Where the data are, for tests with another process. */
  readonly data: TestDatabaseConfig;
  /** What the server logged so far, one JSON text for each line. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

export interface OpenAppOptions {
  /** Where the data are stored; a new place unless given. */
  readonly data?: TestDatabaseConfig;
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces parts of the site's code, for pages that must fail or be counted. */
  readonly site?: Partial<SiteCode>;
  /** Replaces settings that were read from the environment. */
  readonly settings?: Partial<Config>;
  readonly replaced?: BuildOptions['replaced'];
  /** Prepares the server before any plugin is registered. */
  readonly prepare?: (app: FastifyInstance) => void;
}

const isServer = (message: unknown): message is { readonly fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;

/** Runs `make`, and `prepare` on the server that it creates, before any plugin is registered. */
function prepared<Made>(make: () => Made, prepare: (app: FastifyInstance) => void): Made {
  const meet = (message: unknown): void => {
    if (isServer(message)) prepare(message.fastify);
  };
  subscribe('fastify.initialization', meet);
  try {
    return make();
  } finally {
    unsubscribe('fastify.initialization', meet);
  }
}

let visitors = 0;

/** Requests of one visitor are limited, so each comes from an address of its own. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * Opens the whole server on an empty database, with the source of the site instead of its build. Requests are injected.
 */
export async function openApp({
  environment = {},
  site: ofSite = {},
  settings = {},
  replaced = {},
  prepare,
  ...given
}: OpenAppOptions = {}): Promise<OpenApp> {
  const data = given.data ?? (await testDatabaseConfig());
  const { dataDir, databaseUrl } = data;
  const logged: string[] = [];
  const source: SiteSource = {
    // Most tests of calls render no page, and importing all pages takes longer than such a test.
    load: async () => ({ ...(await import('../../site/pages.ts')), ...ofSite }),
    assets: { css: ['/assets/styles.css'], modules: ['/assets/elements.js'] },
    dashboard: { css: ['/assets/dashboard.css'], modules: ['/assets/dashboard.js'] },
    isCacheable: true,
  };
  const read = readConfig({
    NODE_ENV: 'test',
    DEMO: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...environment,
  });
  const config = { ...read, ...settings };
  const logTo = { write: (line: string): void => void logged.push(line) };
  let routes: readonly OpenRoute[] = [];
  const { app } = await prepared(
    () => buildApp(config, { site: source, logTo, replaced }),
    (server) => {
      routes = noteRoutes(server);
      prepare?.(server);
    },
  );

  const login = await app.inject({ method: 'POST', url: '/api/session', payload: config.administrator });
  const session = login.cookies.find(({ name }) => name === 'session')?.value ?? '';
  const cookie = `session=${session}`;
  return {
    app,
    visit: (request) =>
      app.inject({ remoteAddress: nextAddress(), ...(typeof request === 'string' ? { url: request } : request) }),
    administer: (request) =>
      app.inject({
        ...request,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...request.headers },
      }),
    session,
    cookie,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    stopJobs: () => app.jobs.close(),
    routes,
    data,
    logged,
    close: () => app.close(),
  };
}
