import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../server/build-app.ts';
import { readConfig } from '../../server/config.ts';
import type { SiteCode, SiteSource } from '../../server/pages/site-source.ts';
import * as site from '../../site/pages.ts';
import { administrator } from './start-site.ts';
import { type TestDatabaseConfig, testDatabaseConfig } from './database.ts';

export interface OpenApp {
  /** Sends a request as a visitor. */
  visit(request: string | InjectOptions): Promise<LightMyRequestResponse>;
  /** Sends a request as the administrator's browser does. */
  administer(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Where the data are, for a test that is another process. */
  readonly data: TestDatabaseConfig;
  /** What the server logged so far, one JSON text a line. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

export interface OpenAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces parts of the site's code, where a page must fail or be counted. */
  readonly site?: Partial<SiteCode>;
}

/** The whole server over an empty database, with the site's source instead of its build; for tests by `inject`. */
export async function openApp({ environment = {}, site: replaced = {} }: OpenAppOptions = {}): Promise<OpenApp> {
  const data = await testDatabaseConfig();
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
  const { app } = await buildApp(config, { site: source, logTo: { write: (line) => void logged.push(line) } });

  const login = await app.inject({ method: 'POST', url: '/api/session', payload: administrator });
  const session = login.cookies.find(({ name }) => name === 'session')?.value ?? '';
  return {
    visit: (request) => app.inject(typeof request === 'string' ? { url: request } : request),
    administer: (request) =>
      app.inject({
        ...request,
        headers: { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin', ...request.headers },
      }),
    data,
    logged,
    close: () => app.close(),
  };
}
