import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { type Accounts, createAccounts } from './create-accounts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly accounts: Accounts;
  }
}

/** Accounts of administrators and the session of a request. */
export const accountsPlugin = fp<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    const { database, signingKey } = app;
    app.decorate('accounts', createAccounts(database, { signingKey, publicUrl }));
  },
  { name: 'accounts', dependencies: ['database', 'secrets'] },
);
