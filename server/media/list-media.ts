import type { Kysely } from 'kysely';
import type { FileKind, Media } from '../../fields/field.ts';
import type { Moment, Tables } from '../database/tables.ts';
import { holdsWords } from '../../language/holds-words.ts';
import { readingOrder } from '../database/reading-order.ts';
import { findUses } from './find-uses.ts';
import { findMedia, type MediaRow } from './media-rows.ts';

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
}

/** How many rows are looked through at a time where words narrow them down. */
const batch = 500;

/** Files of the library; one that was removed is back when something shows it again. */
function readRows(connection: Kysely<Tables>, filter: MediaFilter, limit: number): Promise<MediaRow[]> {
  const { kind, isUnused, after, isOldestFirst = false } = filter;
  const { behind, order } = readingOrder(isOldestFirst);
  let query = connection
    .selectFrom('media')
    .selectAll()
    .where((expression) => {
      const isShown = expression.or([
        expression.exists(
          expression.selectFrom('usage').select('usage.media_id').whereRef('usage.media_id', '=', 'media.id'),
        ),
        expression.exists(
          expression.selectFrom('media as video').select('video.id').whereRef('video.poster_id', '=', 'media.id'),
        ),
      ]);
      const isThere = expression('removed_at', 'is', null);
      return isUnused ? expression.and([isThere, expression.not(isShown)]) : expression.or([isThere, isShown]);
    });
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (after !== undefined) query = query.where('id', behind, after);
  return query.orderBy('id', order).limit(limit).execute();
}

/** See `MediaStore.list`. */
export async function listMedia(connection: Kysely<Tables>, filter: MediaFilter): Promise<MediaPage> {
  const isMeant = holdsWords(filter.words);
  const wanted = filter.limit + 1;
  const size = filter.words === '' ? wanted : batch;
  const found: MediaRow[] = [];
  let { after } = filter;
  for (let isEnd = false; !isEnd && found.length < wanted;) {
    const rows = await readRows(connection, { ...filter, ...(after !== undefined && { after }) }, size);
    found.push(...rows.filter((row) => isMeant([row.original_name, row.name, row.alt_en, row.alt_ar])));
    after = rows.at(-1)?.id;
    isEnd = rows.length < size;
  }
  const shown = found.slice(0, filter.limit);
  const ids = shown.map(({ id }) => id);
  const [media, uses] = await Promise.all([findMedia(connection, ids), findUses(connection, ids)]);
  return {
    files: shown.flatMap(({ id, original_name: originalName, created_at: createdAt }) => {
      const file = media.get(id);
      return file === undefined ? [] : [{ media: file, originalName, createdAt, used: uses.get(id)?.length ?? 0 }];
    }),
    next: found.length > filter.limit ? (ids.at(-1) ?? null) : null,
  };
}
