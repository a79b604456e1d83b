import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/database/connect.ts';
import { readRows } from '../../server/operations/backup/dump-table.ts';
import { backupTables } from '../../server/operations/backup/backup-tables.ts';

/** Parses JSON, because the databases order its keys differently. */
function open(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const inOrder = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  );
};

/** Reads everything that a site consists of, for comparisons: its rows by table, and the hashes of its files. */
export async function readSite(database: Database, dataDir: string) {
  const tables: Record<string, string[]> = {};
  for (const { name } of await backupTables(database.read, database.dialect)) {
    tables[name] = [];
    for await (const rows of readRows(database.read, name)) {
      const lines = rows.map((row) =>
        JSON.stringify(inOrder(Object.fromEntries(Object.entries(row).map(([key, value]) => [key, open(value)])))),
      );
      tables[name].push(...lines);
    }
    tables[name].sort();
  }
  const files: Record<string, string> = {};
  for (const name of await readdir(join(dataDir, 'uploads')).catch(() => [])) {
    const content = await readFile(join(dataDir, 'uploads', name));
    files[name] = createHash('sha256').update(content).digest('hex');
  }
  return { tables, files };
}
