import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../../server/database/connect.ts';

/** A database that notes what it is asked. */
export interface Watched {
  readonly database: Database;
  /** How many statements it was asked since it is watched. */
  count(): number;
  /** How the database would answer each of them now, one text a statement. */
  plans(): Promise<readonly string[]>;
  /** The same without the statements: every line of every plan. */
  steps(): Promise<readonly string[]>;
}

/** Notes every statement that goes through `read`, `write` and transactions, so that a test can count and explain them. */
export function watchQueries(database: Database): Watched {
  const asked: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const word = database.dialect === 'sqlite' ? 'explain query plan' : 'explain';

  async function explained() {
    const executor = database.read.getExecutor();
    const all: { readonly sql: string; readonly rows: readonly Record<string, unknown>[] }[] = [];
    for (const node of asked) {
      const { sql, parameters } = executor.compileQuery(node, { queryId: 'explained' });
      const query = CompiledQuery.raw(`${word} ${sql}`, [...parameters]);
      all.push({ sql, rows: (await database.write.executeQuery<Record<string, unknown>>(query)).rows });
    }
    return all;
  }

  return {
    database: {
      ...database,
      read: database.read.withPlugin(plugin),
      write: database.write.withPlugin(plugin),
      transaction: (work) => database.transaction((tx) => work(tx.withPlugin(plugin))),
    },
    count: () => asked.length,
    plans: async () =>
      (await explained()).map(({ sql, rows }) => `${sql}\n${rows.map((row) => JSON.stringify(row)).join('\n')}`),
    steps: async () =>
      (await explained()).flatMap(({ rows }) => rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']))),
  };
}
