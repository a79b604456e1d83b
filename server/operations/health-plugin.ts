import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { withTimeLimit } from '../http/with-time-limit.ts';

const longestCheckMilliseconds = 2000;

/** `/healthz` succeeds as soon as the process serves, `/readyz` while the database and the files can be used. */
export const healthPlugin = fp<Pick<Config, 'dataDir'>>(
  async (app, { dataDir }) => {
    const { database } = app;
    app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

    app.get('/readyz', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const check = async (name: string, work: Promise<unknown>) => {
        try {
          await withTimeLimit(work, longestCheckMilliseconds);
          return [name, 'ok'];
        } catch (error) {
          request.log.error({ err: error, check: name }, 'Not ready');
          return [name, 'failed'];
        }
      };
      const checks = await Promise.all([
        check('database', sql`select 1`.execute(database.read)),
        check('files', access(dataDir, constants.R_OK | constants.W_OK)),
      ]);
      const isReady = checks.every(([, outcome]) => outcome === 'ok');
      return reply
        .code(isReady ? 200 : 503)
        .send({ status: isReady ? 'ok' : 'failed', checks: Object.fromEntries(checks) });
    });
  },
  { name: 'health', dependencies: ['database'] },
);
