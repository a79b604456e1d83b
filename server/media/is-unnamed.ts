import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * True for a file that nothing names: no live record or draft (`usage`), no retained revision, and no video whose poster
 * it is.
 * @param before only of files that came, and were taken out of the library, earlier
 */
export const isUnnamed =
  (before: Date) =>
  (on: ExpressionBuilder<Tables, 'media'>): Expression<SqlBool> =>
    on.and([
      on('media.created_at', '<', before.toISOString()),
      // What was set aside can be put back for a while.
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
