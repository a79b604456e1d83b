import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that the running project is about. */
    database: 'sqlite' | 'postgres';
    /** Address of the server's maintenance database; only where `database` is `postgres`. */
    postgresUrl: string;
  }
}

/** Where a server under test keeps its data; without `databaseUrl` it uses SQLite in `dataDir`. */
export interface TestDatabaseConfig {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

const made: TestDatabaseConfig[] = [];

/**
 * A fresh, empty place for data. The gate of a change runs such a test on SQLite alone, a full run on both databases.
 * Everything made in a test file is removed after its last hook.
 */
export async function testDatabaseConfig(): Promise<TestDatabaseConfig> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wameed-test-'));
  const config =
    inject('database') === 'postgres' ? { dataDir, databaseUrl: await createTestDatabaseUrl() } : { dataDir };
  made.push(config);
  return config;
}

/**
 * The same for a test whose result can differ between the databases: SQL, transactions, locks, the order of search,
 * migrations, restore. A file that calls it runs on both in every run (`tests/runner/database-tests.ts`).
 */
export const eachDatabaseConfig = (): Promise<TestDatabaseConfig> => testDatabaseConfig();

/** Creates an empty PostgreSQL database on the server of this run. */
async function createTestDatabaseUrl(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes what this test file made, also where a server under test still holds a connection. */
export async function removeTestDatabases(): Promise<void> {
  for (const { dataDir, databaseUrl } of made.splice(0)) {
    if (databaseUrl !== undefined)
      await onServer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
