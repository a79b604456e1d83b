import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../../server/database/connect.ts';

/** A statement, and the steps in which the database would answer it now. */
export interface Plan {
  readonly query: string;
  readonly steps: readonly string[];
}

/** A database that notes what it is asked. */
export interface Watched {
  readonly database: Database;
  /** How many statements it was asked since it is watched. */
  count(): number;
  /** What it was asked, with how it would answer that. */
  explained(): Promise<readonly Plan[]>;
  /** The same, one text a statement. */
  plans(): Promise<readonly string[]>;
  /** The same without the statements: every line of every plan. */
  steps(): Promise<readonly string[]>;
}

const said = { sqlite: ['explain query plan', 'detail'], postgres: ['explain (costs off)', 'QUERY PLAN'] } as const;

/** Ways of PostgreSQL that pay where there is little; a table that grows is to be answered without them. */
const waysOfFew = ['seqscan', 'sort', 'bitmapscan', 'incremental_sort', 'hashjoin', 'mergejoin', 'material'];

/** How the database would answer each of them; PostgreSQL, where it need not read a whole table or sort. */
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

/** Notes every statement that goes through `read`, `write` and transactions, so that a test can count and explain them. */
export function watchQueries(database: Database): Watched {
  const built = new WeakMap<object, RootOperationNode>();
  const asked: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      built.set(queryId, node);
      return node;
    },
    // Parts of statements are built, too; what is answered was asked.
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

/** The statements of some work, each with the steps in which the database answers it. */
export async function plansOf(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<readonly Plan[]> {
  const watched = watchQueries(database);
  await work(watched.database);
  return watched.explained();
}

/** The small tables whose rows are numbers of others; reading one whole costs next to nothing. */
const ofNumbers = /\benquiry_tally\b/;
const wasteful =
  /^SCAN (?:comment|free_|enquiry|subscriber|outbox|consent|entry|revision|record_|media|tally)(?!.*(USING (COVERING )?INDEX|VIRTUAL TABLE|CONSTANT))|TEMP B-TREE|^Seq Scan|^(Incremental )?Sort\b/;

/** The steps of some work that read a whole table or sort what they read; none where everything is bounded. */
export async function wasteOf(database: Database, work: (database: Database) => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(database, work);
  return plans.flatMap(({ query, steps }) =>
    steps.filter((step) => wasteful.test(step) && !ofNumbers.test(step)).map((step) => `${step} in: ${query}`),
  );
}
