import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { openSigningKey, type SigningKey } from './secret-key.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly signingKey: SigningKey;
  }
}

/** The signing key. */
export const secretsPlugin = fp<Pick<Config, 'secretKey'>>(
  async (app, { secretKey }) => {
    app.decorate('signingKey', await openSigningKey(app.database, secretKey, app.log));
  },
  { name: 'secrets', dependencies: ['database'] },
);
