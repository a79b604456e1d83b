import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { BuildOptions } from '../../server/build-app.ts';
import type { Config } from '../../server/config.ts';
import type { MailEnvironment } from '../../server/enquiries/mail-server/mail-settings.ts';
import { issueFormToken } from '../../server/forms/form-token.ts';
import type { TestDatabaseConfig } from './database.ts';
import type { OpenRoute } from './note-routes.ts';
import { openApp, type OpenAppOptions } from './open-app.ts';

export interface TestCalls {
  readonly app: FastifyInstance;
  /** The app with the decorations of all plugins. */
  readonly services: FastifyInstance;
  readonly dataDir: string;
  /** All registered routes. */
  readonly routes: readonly OpenRoute[];
  /** The session token of the administrator. */
  readonly session: string;
  /** Sends a request as a visitor. */
  readonly visit: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Sends a request as the administrator's browser does. */
  readonly administer: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** The number of files by folder, and the number of rows that name a file. */
  countFiles(): Promise<Readonly<Record<'incoming' | 'uploads' | 'rows', number>>>;
  close(): Promise<void>;
}

const signingKey = 'the signing key of tests';

/** The cookie with a form token that was issued a minute ago. Each token is valid for one message. */
export const formCookie = (at = Date.now() - 60_000): string => `form=${issueFormToken(signingKey, at)}`;

const publicUrl = 'https://screens.example';
export const testCredentials = { username: 'admin', password: 'correct horse battery' };

type TestCallsOptions = Pick<OpenAppOptions, 'prepare'> &
  Partial<Pick<Config, 'mailbox' | 'backupKey'>> &
  BuildOptions['replaced'] & { readonly mail?: MailEnvironment };

const noMail = { smtpUrl: undefined, from: undefined, to: undefined };

/**
 * Opens the server on an empty database and logs the administrator in, for tests of calls.
 * @param options prepares the server, sets its configuration and replaces parts of it
 */
export async function openTestCalls(
  data: TestDatabaseConfig,
  { prepare, mail, mailbox = null, backupKey = null, ...replaced }: TestCallsOptions = {},
): Promise<TestCalls> {
  const settings = {
    publicUrl,
    secretKey: signingKey,
    administrator: testCredentials,
    mail: { ...noMail, ...mail },
    mailbox,
    backupKey,
    // A log line for each call would cost more than some calls.
    logLevel: 'warn',
  } as const;
  const opened = await openApp({ data, settings, replaced, ...(prepare && { prepare }) });
  const { app, routes, session } = opened;
  const { dataDir } = data;
  return {
    app,
    services: app,
    dataDir,
    routes,
    session,
    visit: (request) => app.inject(request),
    administer: (request) => opened.administer(request),
    async countFiles() {
      const count = async (folder: string) => (await readdir(join(dataDir, folder)).catch(() => [])).length;
      const rows = await app.database.read.selectFrom('media').select('id').execute();
      return { incoming: await count('incoming'), uploads: await count('uploads'), rows: rows.length };
    },
    close: () => app.close(),
  };
}
