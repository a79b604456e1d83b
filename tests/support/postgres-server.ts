import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/**
 * Starts one PostgreSQL server for the whole run and gives its address to the tests.
 * Fails when no server can run: the tests on PostgreSQL are never left out in silence.
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
