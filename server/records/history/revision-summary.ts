import type { Kysely } from 'kysely';
import { languages } from '../../../language/languages.ts';
import { isId } from '../changes/entry-rows.ts';
import type { RevisionRow, Tables } from '../../database/tables.ts';
import { entryStates } from './entry-history.ts';
import type { RevisionDetails, RevisionSummary } from '../changes/revision.ts';
import { findRecorded } from './recorded.ts';
import { parseOrder } from '../repository/reorder-entries.ts';

/** The columns of a revision that lists show: all except its stored data. */
export const summaryColumns = [
  'id',
  'at',
  'actor',
  'action',
  'collection',
  'entry_id',
  'parent_id',
  'title',
  'publishing',
  'languages',
  'changed',
  'undone_at',
  'undone_by',
  'follows',
] as const satisfies readonly (keyof RevisionRow)[];

type SummaryRow = Pick<RevisionRow, (typeof summaryColumns)[number]>;

function parseNames(json: string): readonly string[] {
  const names: readonly string[] = JSON.parse(json);
  return names;
}

export function toSummary(row: SummaryRow): RevisionSummary {
  const meant = languages.filter((language) => row.languages === 'both' || row.languages === language);
  const title: unknown = JSON.parse(row.title ?? 'null');
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    collection: row.collection,
    entryId: row.entry_id,
    parentId: row.parent_id,
    title,
    publishing: row.publishing === null ? null : { action: row.publishing, languages: meant },
    changed: parseNames(row.changed),
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
    follows: row.follows,
  };
}

/** One change with the state before and after it. Returns `null` if the id is unknown. */
export async function readRevision(read: Kysely<Tables>, id: number): Promise<RevisionDetails | null> {
  if (!isId(id)) return null;
  const row = await read.selectFrom('revision').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  if (row.action === 'reorder') return { ...toSummary(row), before: null, after: null, order: parseOrder(row.former) };
  const { statesOf = entryStates } = findRecorded(row.collection) ?? {};
  return { ...toSummary(row), ...(await statesOf(read, row)), order: null };
}
