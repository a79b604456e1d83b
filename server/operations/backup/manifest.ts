import { z } from 'zod';
import { greatestId } from '../../database/tables/row-cells.ts';
import { storedNamePattern } from '../../media/stored-name.ts';

const count = z.int().nonnegative();

/** The first file of a backup, which describes the others. */
export const Manifest = z.strictObject({
  format: z.literal('site-backup'),
  version: z.literal(1),
  made_at: z.iso.datetime(),
  /** The migrations that had run, in order. */
  migrations: z.array(z.string()).min(1),
  /** Number of rows by table. */
  tables: z.record(z.string(), count),
  /** The last used id by table; ids are never reused. */
  numbers: z.record(z.string(), count.max(greatestId)),
  /** Bytes by name of every following file except the last. */
  contents: z.record(z.string(), count),
  /** Uploads that were missing when the backup was made. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestName = 'manifest.json';
/** The last file: SHA-256 of all others, in the format of `sha256sum --check`. */
export const checksumsName = 'checksums.txt';

export const tableFile = (table: string): string => `tables/${table}.ndjson`;
export const uploadFile = (name: string): string => `uploads/${name}`;

const tablePattern = /^tables\/([a-z][a-z0-9_]*)\.ndjson$/;

/** The meaning of a file name in a backup; `null` for a name that this program does not write. */
export function meaningOf(name: string): { readonly table: string } | { readonly upload: string } | null {
  const [, table] = tablePattern.exec(name) ?? [];
  if (table !== undefined) return { table };
  const [folder, upload = '', ...more] = name.split('/');
  return folder === 'uploads' && more.length === 0 && storedNamePattern.test(upload) ? { upload } : null;
}
