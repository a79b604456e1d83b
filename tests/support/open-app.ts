import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../server/build-app.ts';
import { readConfig } from '../../server/config.ts';
import type { SiteCode, SiteSource } from '../../server/pages/site-source.ts';
import * as site from '../../site/pages.ts';
import { noteRoutes, type OpenRoute } from './note-routes.ts';
import { administrator } from './start-site.ts';
import { type TestDatabaseConfig, testDatabaseConfig } from './database.ts';

export interface OpenApp {
  /** Sends a request as a visitor; as another one each time, unless it says from where (`remoteAddress`). */
  visit(request: string | InjectOptions): Promise<LightMyRequestResponse>;
  /** Sends a request as the administrator's browser does. */
  administer(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** The cookies of the administrator's browser, as a header holds them. */
  readonly cookie: string;
  /** Opens a port of this machine, for a test of what the framework never sees; answers with the address. */
  listen(): Promise<string>;
  /** Ends what the server does by the clock, for a test that compares everything stored. */
  stopJobs(): Promise<void>;
  /** Every route of the server. */
  readonly routes: readonly OpenRoute[];
  /** Where the data are, for a test that is another process. */
  readonly data: TestDatabaseConfig;
  /** What the server logged so far, one JSON text a line. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

export interface OpenAppOptions {
  /** Where the data go; left out for a place of its own. */
  readonly data?: TestDatabaseConfig;
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces parts of the site's code, where a page must fail or be counted. */
  readonly site?: Partial<SiteCode>;
}

const isServer = (message: unknown): message is { readonly fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;

/** Runs what makes a server, and notes every route that this one registers. */
function withRoutes<Made>(make: () => Made): { readonly made: Made; readonly routes: () => readonly OpenRoute[] } {
  let routes: readonly OpenRoute[] = [];
  const note = (message: unknown): void => {
    if (isServer(message)) routes = noteRoutes(message.fastify);
  };
  subscribe('fastify.initialization', note);
  try {
    return { made: make(), routes: () => routes };
  } finally {
    unsubscribe('fastify.initialization', note);
  }
}

let visitors = 0;

/** What one visitor asks for is bounded; those of a test come from addresses of their own. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** The whole server over an empty database, with the site's source instead of its build; for tests by `inject`. */
export async function openApp({
  environment = {},
  site: replaced = {},
  ...given
}: OpenAppOptions = {}): Promise<OpenApp> {
  const data = given.data ?? (await testDatabaseConfig());
  const { dataDir, databaseUrl } = data;
  const logged: string[] = [];
  const source: SiteSource = {
    load: async () => ({ ...site, ...replaced }),
    assets: { css: ['/assets/styles.css'], modules: ['/assets/elements.js'] },
    dashboard: { css: ['/assets/dashboard.css'], modules: ['/assets/dashboard.js'] },
    mayKeep: true,
  };
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...environment,
  });
  const logTo = { write: (line: string): void => void logged.push(line) };
  const { made, routes } = withRoutes(() => buildApp(config, { site: source, logTo }));
  const { app } = await made;

  const login = await app.inject({ method: 'POST', url: '/api/session', payload: administrator });
  const session = login.cookies.find(({ name }) => name === 'session')?.value ?? '';
  const cookie = `session=${session}`;
  return {
    visit: (request) =>
      app.inject({ remoteAddress: nextAddress(), ...(typeof request === 'string' ? { url: request } : request) }),
    administer: (request) =>
      app.inject({
        ...request,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...request.headers },
      }),
    cookie,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    stopJobs: () => app.jobs.close(),
    routes: routes(),
    data,
    logged,
    close: () => app.close(),
  };
}
