import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../tests/support/start-postgres.ts';
import type { RowsPlaces } from './rows-places.ts';

const nanosecondsPerMillisecond = 1e6;

/** Empty if the process has ended, or the system has no `/proc`. */
const readOf = (pid: string, file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/**
 * Milliseconds of processor time of the database processes that serve a site's connections. On systems without `/proc`
 * it is 0, and only the site's own time counts.
 */
async function spentFor(database: string): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const times = await Promise.all(
    pids.map(async (pid) => {
      const title = await readOf(pid, 'cmdline');
      if (!title.startsWith('postgres:') || !title.includes(` ${database} `)) return 0;
      return Number((await readOf(pid, 'schedstat')).split(' ')[0] ?? 0) / nanosecondsPerMillisecond;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** A PostgreSQL server for this run, with a persistent database for each size. */
export async function openPostgresPlaces(folder: string): Promise<RowsPlaces & { readonly stop: () => Promise<void> }> {
  // PostgreSQL runs under another account.
  await chmod(folder, 0o755);
  // On the disk, because the largest site does not fit into the memory that tests use.
  const server = await startPostgres(folder, join(folder, 'postgres'));
  const nameOf = (products: number) => `growth_${products}`;
  const createDatabase = async (name: string, like: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      await client.query(`drop database if exists ${name}`);
      await client.query(`create database ${name} template ${like}`);
    } finally {
      await client.end();
    }
    const address = new URL(server.url);
    address.pathname = `/${name}`;
    return address.href;
  };
  return {
    database: 'postgres',
    empty: (products) => createDatabase(nameOf(products), 'template0'),
    async copy(products) {
      const name = `run_${products}`;
      return { databaseUrl: await createDatabase(name, nameOf(products)), spent: () => spentFor(name) };
    },
    stop: () => server.stop(),
  };
}
