import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { connectDatabase, type Database } from './connect.ts';
import { countQueries, type QueryCounts } from './count-queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly database: Database;
    /** What it was asked since the start; counted where somebody may read it. */
    readonly queryCounts: Readonly<QueryCounts>;
  }
}

/** The database, migrated, for as long as the server runs. */
export const databasePlugin = fp<
  Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'pools' | 'metricsToken' | 'acceptsNewer'>>
>(
  async (app, { dataDir, databaseUrl, pools, metricsToken, acceptsNewer }) => {
    const { log } = app;
    const { counts, note } = countQueries();
    const database = await connectDatabase({
      dataDir,
      log,
      acceptsNewer,
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(pools !== undefined && { pools }),
      ...(metricsToken !== undefined && { onQuery: note }),
    });
    app.addHook('onClose', () => database.close());
    app.decorate('database', database);
    app.decorate('queryCounts', counts);
  },
  { name: 'database' },
);
