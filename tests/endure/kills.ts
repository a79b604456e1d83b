import { readFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type StartedPostgres, startPostgres } from '../support/start-postgres.ts';
import { type StartedSite, startSite } from '../support/start-site.ts';
import { compare } from './compare.ts';
import { type Journal, openJournal } from './journal.ts';
import { findDamage, type Place, postgresPlace, readWritten, sqlitePlace } from './place.ts';
import { signingKey, startWriters } from './writers.ts';

/** Milliseconds of load before each kill, chosen at random between these limits. */
const [least, most] = [100, 900];
/** Attempts to connect to a database after a kill. It waits for its own processes to end before it starts. */
const triesOfDatabase = 600;

/** Environment variables of every site of these runs. */
export const environment = { DEMO: '0', LOG_LEVEL: 'error', SECRET_KEY: signingKey };
/** The program that `npm start` runs; it starts faster than the source. */
export const program = 'build/server/main.js';

/** Settings of production: what the database acknowledges is on the disk. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=100'];

export interface Kills {
  readonly state: string;
  /** The number of kills, including those of earlier runs. */
  readonly times: number;
  readonly tell: (line: string) => void;
}

/** A site that can be killed and restarted. */
interface Victim {
  readonly site: StartedSite;
  readonly place: Place;
  /** Kills it, or its database, and restarts what was killed. */
  readonly kill: () => Promise<void>;
}

async function killOnce({ site, kill }: Victim, journal: Journal): Promise<{ milliseconds: number }> {
  const writers = startWriters(site, journal);
  await writers.untilAcknowledged();
  await pause(least + Math.random() * (most - least));
  const begun = performance.now();
  await kill();
  await writers.untilAcknowledged();
  const milliseconds = performance.now() - begun;
  await writers.stop();
  return { milliseconds };
}

/**
 * Kills a site under load until the number of kills is reached.
 * @returns the damage at the end
 */
async function killAgainAndAgain(whom: string, victim: Victim, journal: Journal, { times, tell }: Kills) {
  const done = () => journal.interruptions().filter((interruption) => interruption.whom === whom).length;
  const isSqlite = whom === 'process on SQLite';
  while (done() < times) {
    const before = journal.acknowledged().length;
    const earlier = journal.interruptions();
    const known = earlier.reduce((sum, { unanswered }) => sum + unanswered, 0);
    const { milliseconds } = await killOnce(victim, journal);
    const { lost, doubled, unanswered } = compare(journal.acknowledged(), await readWritten(victim.place));
    journal.interrupt({
      whom,
      acknowledged: journal.acknowledged().length - before,
      lost: lost.length,
      doubled: doubled.length,
      unanswered: Math.max(0, unanswered.length - known),
      milliseconds: Math.round(milliseconds),
    });
    for (const { kind, mark, version } of lost.slice(earlier.at(-1)?.lost)) {
      tell(`✗ lost: ${kind} ${mark}, version ${version}`);
    }
    for (const { kind, mark } of doubled.slice(earlier.at(-1)?.doubled)) tell(`✗ twice: ${kind} ${mark}`);
    if (done() % 10 === 0) tell(`  ${done()} of ${times} kills of the ${whom}`);
  }
  return findDamage(victim.place, journal.acknowledged(), isSqlite);
}

/** Kills the server's process while it writes to SQLite. */
export async function killOnSqlite(kills: Kills): Promise<readonly string[]> {
  const dataDir = join(kills.state, 'data');
  await mkdir(dataDir, { recursive: true });
  const journal = openJournal(join(kills.state, 'journal.jsonl'));
  const site = await startSite({ dataDir, environment, program });
  const kill = async () => {
    await site.kill();
    await site.restart();
  };
  try {
    return await killAgainAndAgain('process on SQLite', { site, place: sqlitePlace(dataDir), kill }, journal, kills);
  } finally {
    await site.end();
  }
}

const childrenOf = (pid: number): readonly number[] =>
  (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number);

/** Retries until it succeeds, at most as long as a database may need to return. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === triesOfDatabase) throw error;
      await pause(100);
    }
  }
}

/**
 * Returns a function that kills, in turns, the first process of a database and one of its child processes. It resolves
 * when the database is back.
 */
function createDatabaseKiller(postgres: StartedPostgres): () => Promise<void> {
  let turn = 0;
  const connect = async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return async () => {
    const pid = postgres.pid();
    if (pid === undefined) throw new Error('PostgreSQL does not run');
    const watching = await connect();
    const cut = new Promise<void>((resolve) => watching.once('end', () => resolve()));
    const children = childrenOf(pid);
    const child = children[Math.floor(Math.random() * children.length)];
    turn += 1;
    if (turn % 2 === 0 && child !== undefined) {
      // PostgreSQL then ends the other processes and recovers by itself.
      process.kill(child, 'SIGKILL');
      await cut;
    } else {
      process.kill(pid, 'SIGKILL');
      await cut;
      await untilDone(() => postgres.startAgain());
    }
    await (await untilDone(connect)).end();
  };
}

/** Kills the server's process, then the database's, while the server writes to the database. */
export async function killOnPostgres(kills: Kills, whom: readonly ('process' | 'database')[]) {
  const dataDir = join(kills.state, 'data');
  await mkdir(dataDir, { recursive: true });
  // The database runs under another user account.
  await chmod(kills.state, 0o755);
  const journal = openJournal(join(kills.state, 'journal.jsonl'));
  const postgres = await startPostgres(kills.state, join(kills.state, 'postgres'), durable);
  const damage: string[] = [];
  try {
    const site = await startSite({
      dataDir,
      environment: { ...environment, DATABASE_URL: postgres.url },
      program,
    });
    const place = postgresPlace(dataDir, postgres.url);
    const killers = {
      async process() {
        await site.kill();
        await site.restart();
      },
      database: createDatabaseKiller(postgres),
    };
    try {
      for (const one of whom) {
        const name = one === 'process' ? 'process on PostgreSQL' : 'database';
        damage.push(...(await killAgainAndAgain(name, { site, place, kill: killers[one] }, journal, kills)));
      }
    } finally {
      await site.end();
    }
  } finally {
    await postgres.stop();
  }
  return damage;
}
