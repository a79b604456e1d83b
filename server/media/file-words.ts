import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isIndexed, latestLooked } from '../../calls/model/latest-looked.ts';
import { fold } from '../../language/fold.ts';
import type { Database } from '../database/connect.ts';
import { likePattern, matchOf } from '../database/parts-of-words.ts';
import type { Tables } from '../database/tables.ts';
import type { MediaRow } from './media-rows.ts';

type Described = Pick<MediaRow, 'original_name' | 'name' | 'alt_en' | 'alt_ar'>;

/** The words of a file as searching sees them: its names, and what it shows in both languages. */
export const foldedWords = ({ original_name, name, alt_en, alt_ar }: Described): string =>
  fold([original_name, name, alt_en, alt_ar].join('\n'));

const searched = sql<string>`coalesce(media.folded, lower(media.original_name || ' ' || media.name || ' ' || media.alt_en || ' ' || media.alt_ar))`;

/** Shorter words are looked for here, where no longer one stands beside them. */
const isLatest = sql<SqlBool>`media.id > (select max(id) from media) - ${latestLooked}`;

/** How files are found in whose words each part of a question stands. */
export function fileWords(
  words: string,
  dialect: Database['dialect'],
): {
  /** What SQLite's index of words is asked; `null` where it does not help. */
  readonly match: string | null;
  readonly conditions: readonly Expression<SqlBool>[];
} {
  const parts = fold(words)
    .split(/\s+/)
    .filter((part) => part !== '');
  const known = parts.filter(isIndexed);
  const leads = dialect === 'sqlite' && known.length > 0;
  const compared = leads ? parts.filter((part) => !isIndexed(part)) : parts;
  return {
    match: leads ? matchOf(known) : null,
    conditions: [
      ...compared.map((part) => sql<SqlBool>`${searched} like ${likePattern(part)} escape '\\'`),
      ...(parts.length > 0 && known.length === 0 ? [isLatest] : []),
    ],
  };
}

const atOnce = 200;

/** Folds the words of files that came before their words were kept, a part at a time. */
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
