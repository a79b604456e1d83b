import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../../server/database/connect.ts';

/** A database that notes what it is asked. */
export interface Watched {
  readonly database: Database;
  /** How many statements it was asked since it is watched. */
  count(): number;
  /** How the database would answer each of them now, one text a statement. */
  plans(): Promise<readonly string[]>;
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
  return {
    database: {
      ...database,
      read: database.read.withPlugin(plugin),
      write: database.write.withPlugin(plugin),
      transaction: (work) => database.transaction((tx) => work(tx.withPlugin(plugin))),
    },
    count: () => asked.length,
    async plans() {
      const executor = database.read.getExecutor();
      const plans: string[] = [];
      for (const node of asked) {
        const { sql, parameters } = executor.compileQuery(node, { queryId: 'explained' });
        const { rows } = await database.write.executeQuery(CompiledQuery.raw(`${word} ${sql}`, [...parameters]));
        plans.push(`${sql}\n${rows.map((row) => JSON.stringify(row)).join('\n')}`);
      }
      return plans;
    },
  };
}
