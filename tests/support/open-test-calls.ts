import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import fp from 'fastify-plugin';
import { accountsRoom } from '../../server/accounts/accounts-room.ts';
import { rewriteAddress, routerOptions } from '../../server/addresses/rewrite-address.ts';
import { databaseRoom } from '../../server/database/database-room.ts';
import { enquiriesRoom, type EnquiriesRoomOptions } from '../../server/enquiries/enquiries-room.ts';
import { entriesRoom } from '../../server/entries/entries-room.ts';
import { issuePass } from '../../server/forms/form-pass.ts';
import { formsRoom } from '../../server/forms/forms-room.ts';
import { jobsRoom } from '../../server/jobs/jobs-room.ts';
import { historyRoom } from '../../server/history/history-room.ts';
import { mediaRoom } from '../../server/media/media-room.ts';
import { backupsRoom } from '../../server/operations/backup/backups-room.ts';
import { createReadAnswers } from '../../server/pages/answer-reads.ts';
import { createKeeper } from '../../server/pages/create-keeper.ts';
import type { PageBook } from '../../server/pages/create-page-book.ts';
import { recordIndexRoom } from '../../server/record-index/record-index-room.ts';
import { redirectsRoom } from '../../server/redirects/redirects-room.ts';
import { registerCalls } from '../../server/register-calls.ts';
import { searchRoom } from '../../server/search/search-room.ts';
import { secretsRoom } from '../../server/secrets/secrets-room.ts';
import { answeringRoom } from '../../server/offers/answering/answering-room.ts';
import { sheetsRoom } from '../../server/offers/sheet/sheets-room.ts';
import { storageRoom } from '../../server/storage/storage-room.ts';
import { visitsRoom } from '../../server/visits/visits-room.ts';
import { voicesRoom } from '../../server/voices/voices-room.ts';
import { noteRoutes, type OpenRoute } from './note-routes.ts';

export interface TestCalls {
  readonly app: FastifyInstance;
  /** What the rooms offer. */
  readonly services: FastifyInstance;
  readonly dataDir: string;
  /** Every route, as it was registered. */
  readonly routes: readonly OpenRoute[];
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

const publicUrl = 'https://screens.example';
export const testCredentials = { username: 'admin', password: 'correct horse battery' };

/** The calls stand alone, without a site. */
const noPages: PageBook = {
  readsAll: async () => true,
  named: async () => [],
  planned: async () => [],
  showRefused: async () => {
    throw new Error('There is no site to show the form on');
  },
  showPrivate: async () => {
    throw new Error('There is no site to show the page on');
  },
};

const withoutSite = fp(
  async (app) => {
    app.decorate('pages', noPages);
    app.decorate('reads', createReadAnswers({ keeper: createKeeper(app.database.versions), keeps: true }));
  },
  { name: 'pages', dependencies: ['database'] },
);

interface TestCallsOptions extends Partial<EnquiriesRoomOptions> {
  readonly prepare?: (app: FastifyInstance) => void;
  readonly backupKey?: string | null;
}

/**
 * The calls over an empty database, with the administrator logged in; for tests.
 * @param more what the rooms are given beside that, and what is done to the server before they are registered
 */
export async function openTestCalls(
  config: { dataDir: string; databaseUrl?: string },
  { prepare, backupKey = null, ...more }: TestCallsOptions = {},
): Promise<TestCalls> {
  const { dataDir, databaseUrl } = config;
  const app = fastify({ routerOptions, rewriteUrl: rewriteAddress, trustProxy: false, pluginTimeout: 0 });
  const routes = noteRoutes(app);
  prepare?.(app);
  app.register(databaseRoom, { dataDir, databaseUrl });
  app.register(secretsRoom, { secretKey: signingKey });
  app.register(jobsRoom);
  app.register(storageRoom, { dataDir, bucket: null });
  app.register(mediaRoom);
  app.register(redirectsRoom);
  app.register(formsRoom, more);
  app.register(searchRoom);
  app.register(recordIndexRoom);
  app.register(accountsRoom, { publicUrl });
  app.register(voicesRoom);
  app.register(entriesRoom);
  app.register(historyRoom);
  app.register(visitsRoom);
  app.register(withoutSite);
  app.register(sheetsRoom, { publicUrl });
  app.register(enquiriesRoom, { mail: {}, mailbox: null, publicUrl, ...more });
  app.register(answeringRoom, more);
  app.register(backupsRoom, { dataDir, bucket: null, backupKey });
  app.register(registerCalls, { prefix: '/api', checksAnswers: true });
  await app.ready();
  await app.accounts.ensureAdministrator(testCredentials);

  const login = await app.inject({ method: 'POST', url: '/api/session', payload: testCredentials });
  const session = login.cookies.find(({ name }) => name === 'session')?.value ?? '';
  return {
    app,
    services: app,
    dataDir,
    routes,
    session,
    visit: (request) => app.inject(request),
    administer: (request) =>
      app.inject({
        ...request,
        headers: { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin', ...request.headers },
      }),
    async countFiles() {
      const count = async (folder: string) => (await readdir(join(dataDir, folder)).catch(() => [])).length;
      const rows = await app.database.read.selectFrom('media').select('id').execute();
      return { incoming: await count('incoming'), uploads: await count('uploads'), rows: rows.length };
    },
    close: () => app.close(),
  };
}
