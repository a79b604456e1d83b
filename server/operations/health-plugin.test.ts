import { rename } from 'node:fs/promises';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { connectDatabase } from '../database/connect.ts';
import { healthPlugin } from './health-plugin.ts';

const silent = { info() {}, warn() {}, error() {} };

it('/readyz answers 503 and names what cannot be used, while /healthz still answers 200', async () => {
  const config = await testDatabaseConfig();
  const database = await connectDatabase({ ...config, log: silent });
  const app = fastify();
  // The test closes it before the server does.
  app.register(fp(async () => void app.decorate('database', database), { name: 'database' }));
  app.register(healthPlugin, config);
  const ready = async () => {
    const answer = await app.inject('/readyz');
    return [answer.statusCode, answer.json().checks];
  };

  expect(await ready()).toEqual([200, { database: 'ok', files: 'ok' }]);
  await rename(config.dataDir, `${config.dataDir}-away`);
  expect(await ready()).toEqual([503, { database: 'ok', files: 'failed' }]);
  await rename(`${config.dataDir}-away`, config.dataDir);
  await database.close();
  expect(await ready()).toEqual([503, { database: 'failed', files: 'ok' }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});
