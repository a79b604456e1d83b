import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { createAccounts } from '../../server/accounts/create-accounts.ts';
import { rewriteAddress, routerOptions } from '../../server/addresses/rewrite-address.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { createEnquiries, type EnquiryOptions } from '../../server/enquiries/create-enquiries.ts';
import { createEntryStore } from '../../server/entries/create-entry-store.ts';
import { createReader } from '../../server/entries/create-reader.ts';
import { issuePass } from '../../server/forms/form-pass.ts';
import type { Logger } from '../../server/logger.ts';
import { createMediaStore } from '../../server/media/media-store.ts';
import { createBackups } from '../../server/operations/backup/create-backups.ts';
import type { PageBook } from '../../server/pages/create-page-book.ts';
import { createReadAnswers } from '../../server/pages/answer-reads.ts';
import { createKeeper } from '../../server/pages/create-keeper.ts';
import { createRedirectStore } from '../../server/redirects/redirect-store.ts';
import { type CallServices, registerCalls } from '../../server/register-calls.ts';
import { createSearch } from '../../server/search/create-search.ts';
import { createSearchPace } from '../../server/search/search-pace.ts';
import { createVisits } from '../../server/visits/create-visits.ts';
import { createVoices } from '../../server/voices/create-voices.ts';

export interface TestRoute {
  readonly method: string;
  readonly url: string;
}

export interface TestCalls {
  readonly app: FastifyInstance;
  readonly services: CallServices;
  readonly dataDir: string;
  /** Every route, as it was registered. */
  readonly routes: readonly TestRoute[];
  /** The token in the administrator's cookie. */
  readonly session: string;
  /** Sends a request as a visitor. */
  readonly visit: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Sends a request as the administrator's browser does. */
  readonly administer: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** How many files lie on the disk, by folder, and how many rows name one. */
  countFiles(): Promise<Readonly<Record<'incoming' | 'uploads' | 'rows', number>>>;
  close(): Promise<void>;
}

const signingKey = 'the signing key of tests';

/** The cookie of a visitor who opened a form a while ago; each is good for one message. */
export const formCookie = (at = Date.now() - 60_000): string => `form=${issuePass(signingKey, at)}`;

const silent: Logger = { info() {}, warn() {}, error() {} };
export const testCredentials = { username: 'admin', password: 'correct horse battery' };

/** The calls alone, without a site. */
const noPages: PageBook = {
  has: async () => false,
  naming: async () => (path) => [path],
  named: async () => [],
  showRefused: async () => {
    throw new Error('There is no site to show the form on');
  },
};

/** The calls over an empty database, with the administrator logged in; for tests. */
export async function openTestCalls(
  config: { dataDir: string; databaseUrl?: string },
  more: Partial<EnquiryOptions> = {},
): Promise<TestCalls> {
  const database = await connectDatabase({ ...config, log: silent });
  const media = createMediaStore({ database, dataDir: config.dataDir, log: silent });
  const entries = createEntryStore(database);
  const redirects = createRedirectStore(database);
  const content = {
    entries,
    redirects,
    media,
    search: createSearch({ database, media }),
    voices: createVoices(database),
  };
  const enquiries = createEnquiries({
    database,
    reader: (language, country) => createReader(content, { language, country, tags: new Set() }),
    signingKey: () => signingKey,
    mail: null,
    publicUrl: 'https://screens.example',
    log: silent,
    ...more,
  });
  const accounts = createAccounts(database, { signingKey: () => signingKey, publicUrl: 'https://screens.example' });
  const services = {
    database,
    media,
    entries,
    accounts,
    redirects,
    enquiries,
    pages: noPages,
    searchPace: createSearchPace(),
    visits: createVisits({ database, log: silent }),
    backups: createBackups({
      database,
      dataDir: config.dataDir,
      log: silent,
      signingKey: () => signingKey,
    }),
  };
  await services.accounts.ensureAdministrator(testCredentials);
  const app = fastify({ routerOptions, rewriteUrl: rewriteAddress, trustProxy: false });
  const routes: TestRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  await registerCalls(app, services, {
    checksAnswers: true,
    reads: createReadAnswers(createKeeper(database.versions)),
  });

  const login = await app.inject({ method: 'POST', url: '/api/session', payload: testCredentials });
  const session = login.cookies.find(({ name }) => name === 'session')?.value ?? '';
  return {
    app,
    services,
    dataDir: config.dataDir,
    routes,
    session,
    visit: (request) => app.inject(request),
    administer: (request) =>
      app.inject({
        ...request,
        headers: { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin', ...request.headers },
      }),
    async countFiles() {
      const count = async (folder: string) => (await readdir(join(config.dataDir, folder)).catch(() => [])).length;
      const rows = await database.read.selectFrom('media').select('id').execute();
      return { incoming: await count('incoming'), uploads: await count('uploads'), rows: rows.length };
    },
    async close() {
      await app.close();
      await services.visits.close();
      await services.backups.jobs.close();
      await enquiries.close();
      await media.close();
      await database.close();
    },
  };
}
