import type { Move } from '../../content/model/reader.ts';
import { type OwnPath, parseOwnPath, redirectKey } from '../addresses/own-path.ts';
import { redirectStart, redirectStarts, startsWithQuery } from '../addresses/redirect-keys.ts';
import type { Change } from '../records/changes/change.ts';
import type { Database } from '../database/connect.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { RedirectRow } from '../database/tables.ts';
import { takeLock } from '../database/take-lock.ts';

/** The tag of answers that looked up a redirect. */
export const redirectsTag = 'redirects';

/** The reason why a redirect cannot be added. */
export type RedirectClash = 'redirectTaken' | 'redirectLoop' | 'redirectChain';

export interface NewRedirect {
  readonly from: OwnPath;
  readonly to: OwnPath;
  readonly status: Move['status'];
}

/** A redirect of an address with a query. */
export interface QueryMove extends Move {
  /** The names of the query parameters that it replaces. */
  readonly replaces: readonly string[];
}

/** Stores the redirects of moved addresses. */
export interface RedirectStore {
  /** The redirect of the first decoded path that has one. */
  find(paths: readonly string[]): Promise<Move | null>;
  /** For each address, the redirect of its first key that has one; `undefined` for addresses without a redirect. */
  findEach(starts: readonly (readonly string[])[]): Promise<readonly (Move | undefined)[]>;
  /** The redirect of an address with all or some of its query parameters. */
  findByQuery(requested: Pick<OwnPath, 'path' | 'query'>): Promise<QueryMove | null>;
  /** A part of the redirects in the order of their ids or the reverse, after the id `after`. */
  list(part: {
    readonly after?: number | undefined;
    readonly isNewestFirst: boolean;
    readonly limit: number;
  }): Promise<RedirectRow[]>;
  /** The number of redirects. */
  count(): Promise<number>;
  /** Adds a redirect unless it clashes with another one; chains are not allowed. */
  add(redirect: NewRedirect): Promise<RedirectRow | RedirectClash>;
}

/** Serializes changes of redirects on PostgreSQL; SQLite does so anyway. */
export const lockRedirects = ({ tx, dialect }: Pick<Change, 'tx' | 'dialect'>): Promise<void> =>
  takeLock(tx, { dialect }, 'redirects');

/** Every key by which the target of a redirect could itself be redirected. */
const startsOf = (address: string): readonly string[] => {
  const own = parseOwnPath(address);
  return own === null ? [] : redirectStarts(own);
};

/** How a redirect clashes with others; `null` if it does not. */
export function clashOf(
  redirect: Pick<RedirectRow, 'from_path' | 'to_path'>,
  others: readonly RedirectRow[],
): RedirectClash | null {
  const { from_path: from } = redirect;
  const targets = startsOf(redirect.to_path);
  if (targets.includes(from)) return 'redirectLoop';
  if (others.some(({ from_path }) => from_path === from)) return 'redirectTaken';
  const leadsHere = ({ to_path }: RedirectRow) => startsOf(to_path).includes(from);
  const onward = others.filter(({ from_path }) => targets.includes(from_path));
  if (onward.some(leadsHere)) return 'redirectLoop';
  return onward.length > 0 || others.some(leadsHere) ? 'redirectChain' : null;
}

export function createRedirectStore(database: Database): RedirectStore {
  const { read, versions } = database;

  async function rowsFrom(starts: Iterable<string>): Promise<ReadonlyMap<string, Move>> {
    const wanted = [...new Set(starts)];
    if (wanted.length === 0) return new Map();
    const rows = await read.selectFrom('redirect').selectAll().where('from_path', 'in', wanted).execute();
    return new Map(rows.map(({ from_path, to_path: to, status }) => [from_path, { to, status }]));
  }

  const findEach: RedirectStore['findEach'] = async (addresses) => {
    const known = await rowsFrom(addresses.flat());
    return addresses.map((each) => each.map((key) => known.get(key)).find((move) => move !== undefined));
  };

  return {
    findEach,
    async find(paths) {
      const [move = null] = await findEach([paths.map(redirectKey)]);
      return move;
    },
    async findByQuery(requested) {
      const starts = startsWithQuery(requested);
      const known = await rowsFrom(starts.map(({ key }) => key));
      for (const { key, names } of starts) {
        const move = known.get(key);
        if (move !== undefined) return { ...move, replaces: names };
      }
      return null;
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
        const values = {
          from_path: redirectStart(redirect.from),
          to_path: redirect.to.address,
          status: redirect.status,
          created_at: new Date().toISOString(),
        };
        const clash = clashOf(values, await tx.selectFrom('redirect').selectAll().execute());
        if (clash !== null) return clash;
        await versions.touch(tx, [redirectsTag]);
        return tx.insertInto('redirect').values(values).returningAll().executeTakeFirstOrThrow();
      }),
  };
}
