import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { findOwnTables } from '../../database/own-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** A row of any table. Only the module of a table knows its columns. */
export type AnyRow = Readonly<Record<string, unknown>>;

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** True if the database generates the ids. */
  readonly isNumbered: boolean;
}

/**
 * Tables that are not part of a backup: the state of migrations, sessions, pending logins, rate limits, used form
 * tokens, cancellable uploads, job runs, the mail server of the installation, and everything derived from records,
 * history and visits. All other tables are included, also ones added later.
 */
const leftOut: ReadonlySet<string> = new Set([
  'migration',
  'version',
  'session',
  'pending_step',
  'rate_limit',
  'used_pass',
  'upload',
  'job_run',
  'backup_job',
  'mail_server',
  'tally',
  'enquiry_tally',
  'revision_count',
  'media_unused',
]);
const isMadeAnew = (name: string): boolean => /^(?:search|record|figure|sqlite)_/.test(name);

/** Lease columns are empty in a backup. */
const leaseColumns: ReadonlySet<string> = new Set(['lease_id', 'lease_until']);

export const withoutLease = (row: AnyRow): AnyRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, leaseColumns.has(name) ? null : value]));

/** The tables in a backup, by name. */
export async function backupTables(connection: Kysely<Tables>, dialect: Database['dialect']): Promise<BackupTable[]> {
  const tables = await findOwnTables(connection, dialect);
  return tables
    .filter(({ name, isView }) => !isView && !leftOut.has(name) && !isMadeAnew(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      isNumbered: columns.some((column) => column.isAutoIncrementing),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The tables that are empty after a restore, besides the derived ones. */
export const emptiedTables = ['session', 'pending_step', 'rate_limit', 'used_pass', 'upload', 'job_run'] as const;
