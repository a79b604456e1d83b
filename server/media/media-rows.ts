import type { Selectable } from 'kysely';
import type { Media } from '../../fields/field.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

export type MediaRow = Selectable<Tables['media']>;

export const toMedia = (row: MediaRow): Media => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  hash: row.hash,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  duration: row.duration,
  placeholder: row.placeholder,
  focalPoint: { x: row.focal_x, y: row.focal_y },
  alt: { en: row.alt_en, ar: row.alt_ar },
});

/** Databases take a limited number of values in one statement. */
const mostIds = 1000;

export async function findRows({ read }: Database, ids: readonly number[]): Promise<MediaRow[]> {
  const wanted = [...new Set(ids)];
  const rows: MediaRow[] = [];
  for (let from = 0; from < wanted.length; from += mostIds) {
    const part = wanted.slice(from, from + mostIds);
    rows.push(...(await read.selectFrom('media').selectAll().where('id', 'in', part).execute()));
  }
  return rows;
}

export const findRowByName = ({ read }: Database, name: string): Promise<MediaRow | undefined> =>
  read.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirst();

/** Any file with this content; equal ones share their variants. */
export const findRowByHash = ({ read }: Database, hash: string): Promise<MediaRow | undefined> =>
  read.selectFrom('media').selectAll().where('hash', '=', hash).orderBy('id').executeTakeFirst();
