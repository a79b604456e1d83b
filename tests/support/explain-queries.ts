import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../../server/database/connect.ts';

/** A statement, and the steps of its query plan. */
export interface Plan {
  readonly query: string;
  readonly steps: readonly string[];
}

/** A database that records its statements. */
export interface Watched {
  readonly database: Database;
  /** The number of statements so far. */
  count(): number;
  /** The statements with their query plans. */
  explained(): Promise<readonly Plan[]>;
  /** The query plans, one text for each statement. */
  plans(): Promise<readonly string[]>;
  /** Every line of every plan, without the statements. */
  steps(): Promise<readonly string[]>;
}

const said = { sqlite: ['explain query plan', 'detail'], postgres: ['explain (costs off)', 'QUERY PLAN'] } as const;

/**
 * Plan types of PostgreSQL that are fast for small tables. They are disabled, because the plan must also be good for
 * large tables.
 */
const waysOfFew = ['seqscan', 'sort', 'bitmapscan', 'incremental_sort', 'hashjoin', 'mergejoin', 'material'];

/**
 * Returns the query plan of each statement; on PostgreSQL the plan without full table scans and sorts, where one
 * exists.
 */
const explain = ({ write, dialect }: Database, queries: readonly CompiledQuery[]): Promise<readonly Plan[]> =>
  write.transaction().execute(async (tx) => {
    const [command, column] = said[dialect];
    if (dialect === 'postgres')
      for (const way of waysOfFew) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    const plans: Plan[] = [];
    for (const { sql: query, parameters } of queries) {
      const explained = CompiledQuery.raw(`${command} ${query}`, [...parameters]);
      const { rows } = await tx.executeQuery<Record<string, unknown>>(explained);
      plans.push({ query, steps: rows.map((row) => String(row[column]).replace(/^\s*(?:->\s*)?/, '')) });
    }
    return plans;
  });

/** Records every statement of `read`, `write` and transactions, so that a test can count and explain them. */
export function watchQueries(database: Database): Watched {
  const built = new WeakMap<object, RootOperationNode>();
  const asked: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      built.set(queryId, node);
      return node;
    },
    // Subqueries are compiled, too. Only statements with a result were executed.
    async transformResult({ result, queryId }) {
      const node = built.get(queryId);
      if (node !== undefined) asked.push(node);
      built.delete(queryId);
      return result;
    },
  };

  const explained = (): Promise<readonly Plan[]> => {
    const executor = database.read.getExecutor();
    return explain(
      database,
      asked.map((node) => executor.compileQuery(node, { queryId: 'explained' })),
    );
  };

  return {
    database: {
      ...database,
      read: database.read.withPlugin(plugin),
      write: database.write.withPlugin(plugin),
      transaction: (work, options) => database.transaction((tx) => work(tx.withPlugin(plugin)), options),
    },
    count: () => asked.length,
    explained,
    plans: async () => (await explained()).map(({ query, steps }) => [query, ...steps].join('\n')),
    steps: async () => (await explained()).flatMap(({ steps }) => steps),
  };
}

/** Returns the statements of some work, each with its query plan. */
export async function plansOf(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<readonly Plan[]> {
  const watched = watchQueries(database);
  await work(watched.database);
  return watched.explained();
}

/** A small table with counts. Scanning it costs almost nothing. */
const ofNumbers = /\benquiry_tally\b/;
const wasteful =
  /^SCAN (?:comment|free_|enquiry|subscriber|outbox|consent|entry|revision|record_|media|tally)(?!.*(USING (COVERING )?INDEX|VIRTUAL TABLE|CONSTANT))|TEMP B-TREE|^Seq Scan|^(Incremental )?Sort\b/;

/** Returns the plan steps of some work that scan a whole table or sort. */
export async function wasteOf(database: Database, work: (database: Database) => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(database, work);
  return plans.flatMap(({ query, steps }) =>
    steps.filter((step) => wasteful.test(step) && !ofNumbers.test(step)).map((step) => `${step} in: ${query}`),
  );
}
