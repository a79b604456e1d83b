import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { latestLooked } from '../../calls/model/latest-looked.ts';
import { fold } from '../../language/fold.ts';
import type { Database } from '../database/connect.ts';
import { likePattern } from '../database/parts-of-words.ts';
import type { Tables } from '../database/tables.ts';
import type { MediaRow } from './media-rows.ts';

type Described = Pick<MediaRow, 'original_name' | 'name' | 'alt_en' | 'alt_ar'>;

/** The folded search text of a file: its names and its alternative texts. */
export const foldedWords = ({ original_name, name, alt_en, alt_ar }: Described): string =>
  fold([original_name, name, alt_en, alt_ar].join('\n'));

const searched = sql<string>`coalesce(media.folded, lower(media.original_name || ' ' || media.name || ' ' || media.alt_en || ' ' || media.alt_ar))`;

/** The folded search terms; a file must contain all of them. */
export const partsOf = (words: string): readonly string[] =>
  fold(words)
    .split(/\s+/)
    .filter((part) => part !== '');

/** True for files whose search text contains a term, also inside a word. */
export const holdsPart = (part: string): Expression<SqlBool> =>
  sql<SqlBool>`${searched} like ${likePattern(part)} escape '\\'`;

/** Limits the search to the latest files; used if all terms are too short for the index. */
export const isLatest = sql<SqlBool>`media.id > (select max(id) from media) - ${latestLooked}`;

const atOnce = 200;

/** Adds the search text to rows older than the column, in batches. */
export async function foldOldWords({ read, transaction }: Pick<Database, 'read' | 'transaction'>): Promise<void> {
  const oldest = (connection: Kysely<Tables>) =>
    connection
      .selectFrom('media')
      .select(['id', 'original_name', 'name', 'alt_en', 'alt_ar'])
      .where('folded', 'is', null)
      .limit(atOnce)
      .execute();
  while ((await oldest(read)).length > 0) {
    await transaction(async (tx) => {
      const rows = (await oldest(tx)).map(({ id, ...row }) => sql`(${id}, ${foldedWords(row)})`);
      if (rows.length === 0) return;
      await sql`with words (file, folded) as (values ${sql.join(rows)})
        update media set folded = words.folded from words where media.id = cast(words.file as integer)`.execute(tx);
    });
  }
}
