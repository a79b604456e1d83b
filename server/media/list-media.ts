import { setImmediate as breathe } from 'node:timers/promises';
import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Moment, Tables } from '../database/tables.ts';
import { holdsWords } from '../../language/holds-words.ts';
import { readingOrder } from '../database/reading-order.ts';
import { countUses } from './count-uses.ts';
import { findMedia } from './media-rows.ts';

export interface MediaFilter {
  /** Words of a name or an alternative text, in any language; empty for all. */
  readonly words: string;
  readonly kind?: FileKind;
  /** Only files that no live record and no video holds. */
  readonly isUnused: boolean;
  /** Only files behind this one. */
  readonly after?: number;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

export interface ListedMedia {
  readonly media: Media;
  readonly originalName: string;
  readonly createdAt: Moment;
  /** In how many places live records hold it. */
  readonly used: number;
}

export interface MediaPage {
  readonly files: readonly ListedMedia[];
  /** Hand it on as `after` to read further; `null` at the end. */
  readonly next: number | null;
  /** How many there are in all; `null` where words or uses narrow them down, since counting means looking at each. */
  readonly total: number | null;
}

/** How many rows are looked through at a time where words narrow them down; pages are answered in between. */
const batch = 500;

type Query = SelectQueryBuilder<Tables, 'media', object>;

const isShown = (on: ExpressionBuilder<Tables, 'media'>) =>
  on.or([
    on.exists(on.selectFrom('usage').select('usage.media_id').whereRef('usage.media_id', '=', 'media.id')),
    on.exists(on.selectFrom('media as video').select('video.id').whereRef('video.poster_id', '=', 'media.id')),
  ]);

const ofKind = (query: Query, kind: FileKind | undefined): Query =>
  kind === undefined ? query : query.where('kind', '=', kind);

/** Files of the library; one that was removed is back when something shows it again. */
function queryOf(connection: Kysely<Tables>, filter: MediaFilter): Query {
  const { kind, isUnused, after, isOldestFirst = false } = filter;
  const { behind, order } = readingOrder(isOldestFirst);
  const query = ofKind(connection.selectFrom('media'), kind)
    .where((on) => {
      const isThere = on('removed_at', 'is', null);
      return isUnused ? on.and([isThere, on.not(isShown(on))]) : on.or([isThere, isShown(on)]);
    })
    .orderBy('id', order);
  return after === undefined ? query : query.where('id', behind, after);
}

/** The ids of a part of the files, and of one more where there are more. */
async function readIds(connection: Kysely<Tables>, filter: MediaFilter): Promise<readonly number[]> {
  const wanted = filter.limit + 1;
  if (filter.words === '') {
    const rows = await queryOf(connection, filter).select('id').limit(wanted).execute();
    return rows.map(({ id }) => id);
  }
  const isMeant = holdsWords(filter.words);
  const found: number[] = [];
  let { after } = filter;
  for (let isEnd = false; !isEnd && found.length < wanted;) {
    const rows = await queryOf(connection, { ...filter, ...(after !== undefined && { after }) })
      .select(['id', 'original_name', 'name', 'alt_en', 'alt_ar'])
      .limit(batch)
      .execute();
    const meant = rows.filter((row) => isMeant([row.original_name, row.name, row.alt_en, row.alt_ar]));
    found.push(...meant.map(({ id }) => id));
    after = rows.at(-1)?.id;
    isEnd = rows.length < batch;
    if (!isEnd) await breathe();
  }
  return found.slice(0, wanted);
}

/** How many files the library lists: all that there are, without the few that were removed and are shown nowhere. */
async function countListed(connection: Kysely<Tables>, kind: FileKind | undefined): Promise<number> {
  const counted = (query: Query) =>
    query
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
      .then(({ count }) => Number(count));
  const files = () => ofKind(connection.selectFrom('media'), kind);
  const removed = files()
    .where('removed_at', 'is not', null)
    .where((on) => on.not(isShown(on)));
  return (await counted(files())) - (await counted(removed));
}

/** See `MediaStore.list`. */
export async function listMedia(connection: Kysely<Tables>, filter: MediaFilter): Promise<MediaPage> {
  const found = await readIds(connection, filter);
  const ids = found.slice(0, filter.limit);
  const isCounted = filter.words === '' && !filter.isUnused;
  const known = connection.selectFrom('media').select(['id', 'original_name', 'created_at']);
  const [rows, media, uses, total] = await Promise.all([
    ids.length === 0 ? [] : known.where('id', 'in', ids).execute(),
    findMedia(connection, ids),
    countUses(connection, ids),
    isCounted ? countListed(connection, filter.kind) : null,
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    files: ids.flatMap((id) => {
      const [file, row] = [media.get(id), rowOf.get(id)];
      if (file === undefined || row === undefined) return [];
      return [{ media: file, originalName: row.original_name, createdAt: row.created_at, used: uses.get(id) ?? 0 }];
    }),
    next: found.length > filter.limit ? (ids.at(-1) ?? null) : null,
    total,
  };
}
