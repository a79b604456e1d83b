import { setTimeout as pause } from 'node:timers/promises';
import { type Transaction, sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import { type ContentVersions, createListeners, toChangedTags, toWrittenTags } from './content-versions.ts';
import type { Attempt } from './backoff-while-away.ts';
import type { Tables } from './tables.ts';

const channel = 'content';
/** PostgreSQL rejects notifications of 8,000 bytes or more; tags are ASCII. */
const mostCharacters = 7000;
const heartbeatMilliseconds = 10_000;
const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 500;

const Notice = z.object({ from: z.string(), tags: z.array(z.string()) });

/** Returns `undefined` for an invalid payload: any database user can send notifications. */
function readNotice(payload: string | undefined): z.infer<typeof Notice> | undefined {
  try {
    return Notice.parse(JSON.parse(payload ?? ''));
  } catch {
    return undefined;
  }
}

interface PostgresVersions extends ContentVersions {
  /** Runs one transaction. Notifies the listeners of this process of its tags right after the commit. */
  follow<T>(run: (follow: (transaction: Transaction<Tables>) => Transaction<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Splits tags into lists that fit into one notification each. */
function toNotices(tags: readonly string[]): string[][] {
  const notices: string[][] = [];
  let length = Infinity;
  for (const tag of tags) {
    length += tag.length + 3;
    if (length > mostCharacters) {
      notices.push([]);
      length = tag.length + 3;
    }
    notices.at(-1)?.push(tag);
  }
  return notices;
}

/**
 * Versions on PostgreSQL. `touch` sends a notification that every process receives after the commit. While the
 * listening connection is lost, no two results of `current` are equal, so nothing new is cached. Cached answers are
 * still served, because the database may be unavailable. After reconnecting, listeners are notified of `all`.
 */
export async function createPostgresVersions(url: string, log: Logger, attempt: Attempt): Promise<PostgresVersions> {
  const me = crypto.randomUUID();
  const listeners = createListeners();
  const touched = new WeakMap<Transaction<Tables>, Set<string>>();
  const closing = new AbortController();
  let number = 0;
  let client: pg.Client | null = null;
  let hasHeardNonsense = false;

  const tell = (tags: readonly string[]) => {
    number += 1;
    listeners.tell(toChangedTags(tags));
  };

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, query_timeout: heartbeatMilliseconds });
    next.on('notification', ({ payload }) => {
      const notice = readNotice(payload);
      if (notice !== undefined && notice.from !== me) tell(notice.tags);
      if (notice !== undefined || hasHeardNonsense) return;
      hasHeardNonsense = true;
      log.warn({ channel, payload: payload?.slice(0, 200) }, 'A notification that says nothing was ignored');
    });
    const lost = (error?: Error) => {
      if (client !== next) return;
      client = null;
      if (closing.signal.aborted) return;
      log.warn({ err: error }, 'The connection that listens for changes was lost');
      void reconnect();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    await attempt(() => next.connect());
    try {
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
  }

  async function reconnect(): Promise<void> {
    for (
      let wait = firstPauseMilliseconds;
      client === null && !closing.signal.aborted;
      wait = Math.min(wait * 2, longestPauseMilliseconds)
    ) {
      try {
        await listen();
        tell(toWrittenTags('all'));
      } catch (error) {
        if (wait === firstPauseMilliseconds) log.warn({ err: error }, 'Still not listening for changes');
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  // Queries regularly to detect a connection that was cut without an error.
  const heartbeat = setInterval(() => {
    const connection = client;
    connection?.query('select 1').catch(() => connection.end());
  }, heartbeatMilliseconds);
  heartbeat.unref();

  await listen();
  return {
    current() {
      if (client === null) number += 1;
      return number;
    },
    onChange: listeners.add,
    async touch(transaction, tags) {
      const noted = touched.get(transaction);
      const written = toWrittenTags(tags);
      for (const tag of written) noted?.add(tag);
      for (const notice of toNotices([...new Set(written)])) {
        await sql`select pg_notify(${channel}, ${JSON.stringify({ from: me, tags: notice })})`.execute(transaction);
      }
    },
    async follow(run) {
      const tags = new Set<string>();
      const result = await run((transaction) => {
        touched.set(transaction, tags);
        return transaction;
      });
      if (tags.size > 0) tell([...tags]);
      return result;
    },
    async close() {
      closing.abort();
      clearInterval(heartbeat);
      await client?.end();
    },
  };
}
