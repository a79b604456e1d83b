import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { quiet } from './open-test-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of the running Vitest project. */
    database: 'sqlite' | 'postgres';
    /** Address of the server's maintenance database; only when `database` is `postgres`. */
    postgresUrl: string;
  }
}

/** Where a tested server stores its data; without `databaseUrl` it uses SQLite in `dataDir`. */
export interface TestDatabaseConfig {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

const made: TestDatabaseConfig[] = [];

/**
 * Creates a database with the current tables and no content, and a data folder. `npm test` runs such a test on SQLite
 * only, a full run on both databases. Everything is removed after the last hook of the test file.
 */
export async function testDatabaseConfig(): Promise<TestDatabaseConfig> {
  return inject('database') === 'postgres'
    ? makeConfig(await createTestDatabaseUrl(await (postgresTemplate ??= makePostgresTemplate())))
    : makeConfig(undefined, await (sqliteTemplate ??= makeSqliteTemplate()));
}

/**
 * The same for a test whose result can differ between the databases: SQL, transactions, locks, the order of search,
 * migrations, restore. A file that calls it runs on both databases in every run (`tests/runner/database-tests.ts`).
 */
export const eachDatabaseConfig = (): Promise<TestDatabaseConfig> => testDatabaseConfig();

/** The same without tables, for tests about the first start and about migrations. */
export async function emptyDatabaseConfig(): Promise<TestDatabaseConfig> {
  return makeConfig(inject('database') === 'postgres' ? await createTestDatabaseUrl() : undefined);
}

async function makeConfig(databaseUrl?: string, sqliteFile?: Buffer): Promise<TestDatabaseConfig> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wameed-test-'));
  const config = databaseUrl === undefined ? { dataDir } : { dataDir, databaseUrl };
  made.push(config);
  if (sqliteFile !== undefined) await writeFile(join(dataDir, 'content.db'), sqliteFile, { mode: 0o600 });
  return config;
}

// Each worker creates the tables once. Copying them takes a third of the time.
let sqliteTemplate: Promise<Buffer> | undefined;
let postgresTemplate: Promise<string> | undefined;

async function makeSqliteTemplate(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wameed-template-'));
  await makeTables({ dataDir });
  const path = join(dataDir, 'content.db');
  const database = new DatabaseSync(path);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const file = await readFile(path);
  await rm(dataDir, { recursive: true });
  return file;
}

/** @returns the name of the template database, which remains as long as the server of this run */
async function makePostgresTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wameed-template-'));
  const databaseUrl = await createTestDatabaseUrl();
  await makeTables({ dataDir, databaseUrl });
  await rm(dataDir, { recursive: true });
  return databaseName(databaseUrl);
}

async function makeTables(config: TestDatabaseConfig): Promise<void> {
  const database = await connectDatabase({ ...config, log: quiet });
  await database.close();
}

/** Creates a PostgreSQL database on the server of this run: empty, or a copy of another one. */
async function createTestDatabaseUrl(template?: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    // Since version 15 PostgreSQL copies block by block by default; older versions always copy files.
    const { rows } = await client.query<{ readonly hasStrategies: boolean }>(
      `select current_setting('server_version_num')::int >= 150000 as "hasStrategies"`,
    );
    const copied = `template ${template} ${rows[0]?.hasStrategies === true ? 'strategy file_copy' : ''}`;
    await client.query(`create database ${name} ${template === undefined ? '' : copied}`);
  });
  url.pathname = `/${name}`;
  return url.href;
}

const databaseName = (url: string): string => new URL(url).pathname.slice(1);

/** Removes everything that this test file created, also when a tested server is still connected. */
export async function removeTestDatabases(): Promise<void> {
  for (const { dataDir, databaseUrl } of made.splice(0)) {
    if (databaseUrl !== undefined)
      await onServer((client) => client.query(`drop database ${databaseName(databaseUrl)} with (force)`));
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
