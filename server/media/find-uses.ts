import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Language } from '../../language/languages.ts';

/** A use of a file in an existing record. */
export interface MediaUse {
  /** The slug of the record's collection. */
  readonly collection: string;
  readonly entryId: number;
  /** The field's name in the code. */
  readonly field: string;
  /** `null` if both languages share the value. */
  readonly language: Language | null;
}

/** The requested part of the uses. */
export interface UsePart {
  /** Only uses after this one. */
  readonly after?: MediaUse | undefined;
  readonly limit: number;
}

export interface MediaUses {
  readonly uses: readonly MediaUse[];
  /** True if more uses follow. */
  readonly hasMore: boolean;
}

/** Must match the expression in the index of uses. */
const shared = sql<Language | ''>`coalesce(language, '')`;

/**
 * The uses of a file in existing records, ordered by collection and id. A list that contains the file twice is one use.
 */
export async function findUses(connection: Kysely<Tables>, id: number, { after, limit }: UsePart): Promise<MediaUses> {
  let query = connection
    .selectFrom('usage')
    .select(['collection', 'entry_id', 'field', shared.as('language')])
    .distinct()
    .where('media_id', '=', id)
    .orderBy('collection')
    .orderBy('entry_id')
    .orderBy('field')
    .orderBy(shared)
    .limit(limit + 1);
  if (after !== undefined) {
    const { collection, entryId, field, language } = after;
    query = query.where(
      sql<SqlBool>`(collection, entry_id, field, coalesce(language, '')) > (${collection}, ${entryId}, ${field}, ${language ?? ''})`,
    );
  }
  const rows = await query.execute();
  return {
    uses: rows.slice(0, limit).map(({ collection, entry_id: entryId, field, language }) => ({
      collection,
      entryId,
      field,
      language: language === '' ? null : language,
    })),
    hasMore: rows.length > limit,
  };
}
