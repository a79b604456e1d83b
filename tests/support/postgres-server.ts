import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/**
 * Starts one PostgreSQL server for the whole run and provides its address to the tests. Fails when no server can start,
 * so that the tests on PostgreSQL are never skipped silently.
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
