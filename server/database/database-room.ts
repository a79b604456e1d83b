import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { connectDatabase, type Database } from './connect.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly database: Database;
  }
}

/** The database, migrated, for as long as the server runs. */
export const databaseRoom = fp<Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'pools'>>>(
  async (app, { dataDir, databaseUrl, pools }) => {
    const { log } = app;
    const database = await connectDatabase({
      dataDir,
      log,
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(pools !== undefined && { pools }),
    });
    app.addHook('onClose', () => database.close());
    app.decorate('database', database);
  },
  { name: 'database' },
);
