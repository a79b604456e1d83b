import { sql } from 'kysely';
import type { Move } from '../../content/model/reader.ts';
import { redirectKey } from '../addresses/own-path.ts';
import type { Change } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { RedirectRow } from '../database/tables.ts';

/** An arbitrary number that names the lock under which redirects are added on PostgreSQL. */
const redirectLock = 704_233;

/** The tag under which answers note that they looked for a redirect. */
export const redirectsTag = 'redirects';

/** Why a redirect cannot be added beside those there are. */
export type RedirectClash = 'redirectTaken' | 'redirectLoop' | 'redirectChain';

export interface NewRedirect {
  /** The decoded path without a language. */
  readonly from: string;
  /** The address it leads to, and every decoded path under which that address could be redirected itself. */
  readonly to: { readonly address: string; readonly paths: readonly string[] };
  readonly status: Move['status'];
  /** Every decoded path under which an address could be redirected. */
  readonly pathsOf: (address: string) => readonly string[];
}

/** Where the addresses that moved are kept. */
export interface RedirectStore {
  /** The redirect of the first of some decoded paths that has one. */
  find(paths: readonly string[]): Promise<Move | null>;
  /** A part of them in the order in which they were added or its opposite, behind the one with the id `after`. */
  list(part: {
    readonly after?: number | undefined;
    readonly isNewestFirst: boolean;
    readonly limit: number;
  }): Promise<RedirectRow[]>;
  /** How many there are. */
  count(): Promise<number>;
  /** Adds one, unless it clashes: redirects never follow one another. */
  add(redirect: NewRedirect): Promise<RedirectRow | RedirectClash>;
}

/** Lets changes of redirects follow one another on PostgreSQL, as they do on SQLite. */
export async function lockRedirects({ tx, dialect }: Pick<Change, 'tx' | 'dialect'>): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${redirectLock})`.execute(tx);
}

const keysOf = (paths: readonly string[]): string[] => paths.map(redirectKey);

function clashOf(redirect: NewRedirect, others: readonly RedirectRow[]): RedirectClash | null {
  const from = redirectKey(redirect.from);
  const targets = keysOf(redirect.to.paths);
  if (targets.includes(from)) return 'redirectLoop';
  if (others.some(({ from_path }) => from_path === from)) return 'redirectTaken';
  const leadsHere = ({ to_path }: RedirectRow) => keysOf(redirect.pathsOf(to_path)).includes(from);
  const onward = others.filter(({ from_path }) => targets.includes(from_path));
  if (onward.some(leadsHere)) return 'redirectLoop';
  return onward.length > 0 || others.some(leadsHere) ? 'redirectChain' : null;
}

export function createRedirectStore(database: Database): RedirectStore {
  const { read, versions } = database;
  return {
    async find(paths) {
      const keys = keysOf(paths);
      const rows = await read.selectFrom('redirect').selectAll().where('from_path', 'in', keys).execute();
      const found = keys.map((key) => rows.find(({ from_path }) => from_path === key)).find((row) => row !== undefined);
      return found === undefined ? null : { to: found.to_path, status: found.status };
    },
    list({ after, isNewestFirst, limit }) {
      const { behind, order } = readingOrder(!isNewestFirst);
      const query = read.selectFrom('redirect').selectAll().orderBy('id', order).limit(limit);
      return (after === undefined ? query : query.where('id', behind, after)).execute();
    },
    async count() {
      const query = read.selectFrom('redirect').select(({ fn }) => fn.countAll().as('count'));
      return Number((await query.executeTakeFirstOrThrow()).count);
    },
    add: (redirect) =>
      database.transaction(async (tx) => {
        await lockRedirects({ tx, dialect: database.dialect });
        const clash = clashOf(redirect, await tx.selectFrom('redirect').selectAll().execute());
        if (clash !== null) return clash;
        const values = {
          from_path: redirectKey(redirect.from),
          to_path: redirect.to.address,
          status: redirect.status,
          created_at: new Date().toISOString(),
        };
        await versions.touch(tx, [redirectsTag]);
        return tx.insertInto('redirect').values(values).returningAll().executeTakeFirstOrThrow();
      }),
  };
}
