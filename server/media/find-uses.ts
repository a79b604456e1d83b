import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Language } from '../../language/languages.ts';

/** A place in a live record that holds a file. */
export interface MediaUse {
  /** The base of the record's collection. */
  readonly collection: string;
  readonly entryId: number;
  /** The field's name in the code. */
  readonly field: string;
  /** `null`: both languages share it. */
  readonly language: Language | null;
}

/** Which part of the places is read. */
export interface UsePart {
  /** Only places behind this one. */
  readonly after?: MediaUse | undefined;
  readonly limit: number;
}

export interface MediaUses {
  readonly uses: readonly MediaUse[];
  /** Whether there are more behind them. */
  readonly hasMore: boolean;
}

/** What the index of places holds for the language. */
const shared = sql<Language | ''>`coalesce(language, '')`;

/** Where live records hold a file, by their collections and numbers; a list that holds a file twice is one place. */
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
