import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import type { Database } from '../../server/database/connect.ts';

/** How the database goes about what `ask` reads: every line of every plan. */
export async function explainQueries(
  database: Database,
  ask: (watched: Database) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const read = database.read.withPlugin({
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask({ ...database, read });
  const explain = database.dialect === 'sqlite' ? 'explain query plan' : 'explain';
  const lines: string[] = [];
  for (const node of nodes) {
    const { sql, parameters } = database.read.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await database.read.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    );
    lines.push(...rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])));
  }
  return lines;
}
