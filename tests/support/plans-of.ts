import { CompiledQuery, createQueryId, type Kysely, type RootOperationNode, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../server/database/connect.ts';
import type { Tables } from '../../server/database/tables.ts';

type Reading = Pick<Database, 'read' | 'dialect'>;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const Node: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    Plans: z.array(Node).optional(),
  }),
);
const Answer = z.tuple([z.object({ Plan: Node })]);

const stepsOf = (node: PlanNode): readonly string[] => [
  [node['Node Type'], node['Relation Name'], node['Index Name']].filter((part) => part !== undefined).join(' '),
  ...(node.Plans ?? []).flatMap(stepsOf),
];

/** How PostgreSQL answers where it need not read a whole table or sort: little data would make it do so anyway. */
function explainPostgres(read: Kysely<Tables>, query: CompiledQuery): Promise<readonly string[]> {
  return read.transaction().execute(async (tx) => {
    for (const way of ['seqscan', 'sort', 'bitmapscan', 'incremental_sort', 'hashjoin', 'mergejoin', 'material'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    const explained = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]);
    const [row] = (await tx.executeQuery<{ 'QUERY PLAN': unknown }>(explained)).rows;
    const plan = row?.['QUERY PLAN'];
    const [{ Plan }] = Answer.parse(typeof plan === 'string' ? JSON.parse(plan) : plan);
    return stepsOf(Plan);
  });
}

async function explainSqlite(read: Kysely<Tables>, query: CompiledQuery): Promise<readonly string[]> {
  const explained = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
  return (await read.executeQuery<{ detail: string }>(explained)).rows.map(({ detail }) => detail);
}

/** The queries that some work reads with, and for each the steps in which the database answers it. */
export async function plansOf(
  { read, dialect }: Reading,
  work: (database: Reading) => Promise<unknown>,
): Promise<readonly { readonly query: string; readonly steps: readonly string[] }[]> {
  const built = new WeakMap<object, RootOperationNode>();
  const nodes: RootOperationNode[] = [];
  const watched = read.withPlugin({
    transformQuery({ node, queryId }) {
      built.set(queryId, node);
      return node;
    },
    // Parts of queries are built, too; what is answered was asked.
    async transformResult({ result, queryId }) {
      const node = built.get(queryId);
      if (node !== undefined) nodes.push(node);
      return result;
    },
  });
  await work({ read: watched, dialect });
  const executor = read.getExecutor();
  const queries = nodes.map((node) => executor.compileQuery(node, createQueryId()));
  const explain = dialect === 'sqlite' ? explainSqlite : explainPostgres;
  const plans: { query: string; steps: readonly string[] }[] = [];
  for (const query of queries) plans.push({ query: query.sql, steps: await explain(read, query) });
  return plans;
}

/** The small tables whose rows are numbers of others; reading one whole costs next to nothing. */
const ofNumbers = /\b(enquiry_)?tally\b/;
const wasteful =
  /^SCAN (?:comment|free_|enquiry|subscriber|outbox|consent|entry|revision)(?!.*(USING (COVERING )?INDEX|VIRTUAL TABLE|CONSTANT))|TEMP B-TREE|^Seq Scan|^(Incremental )?Sort\b/;

/** The steps of some work that read a whole table or sort what they read; none where everything is bounded. */
export async function wasteOf(database: Reading, work: (database: Reading) => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(database, work);
  return plans.flatMap(({ query, steps }) =>
    steps.filter((step) => wasteful.test(step) && !ofNumbers.test(step)).map((step) => `${step} in: ${query}`),
  );
}
