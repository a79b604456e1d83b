import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { TestDatabaseConfig } from '../support/database.ts';

/**
 * What a refused request may change: the rate limits and the last use of a session. Jobs record their runs meanwhile,
 * and the daily job moves the window of the metrics.
 */
const counted = new Set(['rate_limit', 'job_run', 'figure_window', 'figure_product']);
const sinceUsed = new Set(['last_seen_at', 'expires_at']);

/** Full-text indexes, which have no rows to read. Their sources are tables of their own, which are read. */
const unreadable = new Set(['search_enquiry', 'search_subscriber', 'search_media']);

const isFileOfDatabase = (name: string): boolean => name.startsWith('content.db');

async function readTable(database: Kysely<Tables>, table: string): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
  const lines = rows.map((row) =>
    JSON.stringify(Object.entries(row).filter(([column]) => !(table === 'session' && sinceUsed.has(column)))),
  );
  return lines.toSorted().join('\n');
}

/** Reads everything that a site has stored: a text for each table and a checksum for each file. */
export async function readStored({ dataDir, databaseUrl }: TestDatabaseConfig): Promise<ReadonlyMap<string, string>> {
  const log = { info() {}, warn() {}, error() {} };
  const database = await connectDatabase({ dataDir, log, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const tables = await database.read.introspection.getTables();
    const stored = new Map<string, string>();
    for (const { name } of tables) {
      if (!counted.has(name) && !unreadable.has(name))
        stored.set(`table ${name}`, await readTable(database.read, name));
    }
    for await (const entry of glob('**/*', { cwd: dataDir, withFileTypes: true })) {
      if (!entry.isFile() || isFileOfDatabase(entry.name)) continue;
      const content = await readFile(join(entry.parentPath, entry.name));
      stored.set(`file ${entry.name}`, createHash('sha256').update(content).digest('hex'));
    }
    return stored;
  } finally {
    await database.close();
  }
}
