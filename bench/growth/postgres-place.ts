import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { startPostgres } from '../../tests/support/start-postgres.ts';
import type { RowsPlace } from './site-under-test.ts';

const nanosecondsPerMillisecond = 1e6;

/** Empty where it ended meanwhile, or where the system tells nothing of its processes. */
const readOf = (pid: string, file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/**
 * Milliseconds of processor time that the processes of a database have spent: those that answer the connections of a
 * site. Linux tells it; elsewhere it is 0, and only the site's own time counts.
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

/** A PostgreSQL server of this run, and a database on it for each site. */
export async function openPostgresPlaces(): Promise<{
  readonly placeOf: (products: number) => Promise<RowsPlace>;
  readonly stop: () => Promise<void>;
}> {
  // On the disk: the largest site takes more than what is kept in memory for tests.
  const server = await startPostgres(tmpdir());
  return {
    async placeOf(products) {
      const name = `growth_${products}`;
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      try {
        await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      const address = new URL(server.url);
      address.pathname = `/${name}`;
      return { databaseUrl: address.href, spent: () => spentFor(name) };
    },
    stop: () => server.stop(),
  };
}
