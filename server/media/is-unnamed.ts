import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * True for an unused file: no record, draft (`usage`), revision, or video (as its poster) uses it.
 * @param before limits this to files that were uploaded, and removed from the library, before this time
 */
export const isUnnamed =
  (before: Date) =>
  (on: ExpressionBuilder<Tables, 'media'>): Expression<SqlBool> =>
    on.and([
      on('media.created_at', '<', before.toISOString()),
      // Files that were set aside can be restored for some time.
      on.or([on('media.removed_at', 'is', null), on('media.removed_at', '<', before.toISOString())]),
      on.not(on.exists(on.selectFrom('usage').select('media_id').whereRef('usage.media_id', '=', 'media.id'))),
      on.not(
        on.exists(
          on.selectFrom('revision_media').select('media_id').whereRef('revision_media.media_id', '=', 'media.id'),
        ),
      ),
      on.not(
        on.exists(on.selectFrom('media as video').select('video.id').whereRef('video.poster_id', '=', 'media.id')),
      ),
    ]);
