import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { connectDatabase, type Database } from './connect.ts';
import { countQueries, type QueryCounts } from './count-queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly database: Database;
    /** Statement counts since the start; only counted if the metrics endpoint is enabled. */
    readonly queryCounts: Readonly<QueryCounts>;
  }
}

/** Opens and migrates the database and closes it with the server. */
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
