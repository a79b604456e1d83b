import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { findOwnTables } from '../../database/own-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** Any table by its name; what a row holds is known to its part of the program alone. */
export type AnyRow = Readonly<Record<string, unknown>>;

export interface KeptTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** True when the database numbers its rows. */
  readonly isNumbered: boolean;
}

/**
 * What is not part of a site: how far the tables are, who is logged in, about to be, or was refused, passes that were used up, uploads
 * that can be called off, how jobs went, which mail server the installation uses, and what is made anew from the records, the history and the visits. Every other table is kept, also one that is
 * added later.
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

/** Who works at a row at the moment; nobody does in a backup. */
const leaseColumns: ReadonlySet<string> = new Set(['lease_id', 'lease_until']);

export const withoutLease = (row: AnyRow): AnyRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, leaseColumns.has(name) ? null : value]));

/** The tables that a backup holds, by name. */
export async function keptTables(connection: Kysely<Tables>, dialect: Database['dialect']): Promise<KeptTable[]> {
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

/** The tables that a restored site begins without rows in, beside those that are made anew. */
export const emptiedTables = ['session', 'pending_step', 'rate_limit', 'used_pass', 'upload', 'job_run'] as const;
