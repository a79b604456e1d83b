import type { Kysely } from 'kysely';
import type { SpreadsheetContext } from '../../../fields/spreadsheet-cell.ts';
import { fold } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { otherLanguage } from '../../../language/languages.ts';
import type { Tables } from '../../database/tables.ts';

interface Names {
  readonly byId: ReadonlyMap<number, string>;
  /** By folded title in either language. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
}

/** Number of records per query, between which other requests are served. */
const atOnce = 500;

/** The titles of a collection's records, in parts. */
async function* titlesOf(read: Kysely<Tables>, slug: string) {
  for (let last = 0; ;) {
    const rows = await read
      .selectFrom('record_index')
      .select(['entry_id as id', 'title_en as en', 'title_ar as ar'])
      .where('collection', '=', slug)
      .where('entry_id', '>', last)
      .orderBy('entry_id')
      .limit(atOnce)
      .execute();
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atOnce) return;
  }
}

/** The titles of a collection's records. */
async function namesOf(read: Kysely<Tables>, slug: string, language: Language): Promise<Names> {
  const byId = new Map<number, string>();
  const byName = new Map<string, number[]>();
  for await (const { id, ...title } of titlesOf(read, slug)) {
    byId.set(id, title[language] || title[otherLanguage(language)]);
    for (const name of new Set([title.en, title.ar].map((each) => fold(each).trim()))) {
      if (name === '') continue;
      const there = byName.get(name);
      if (there === undefined) byName.set(name, [id]);
      else there.push(id);
    }
  }
  return { byId, byName };
}

/** `#12` refers to a record by its id, if it has no title or shares it with another one. */
const byNumber = /^#\s*([1-9]\d{0,8})$/;

/** The records of some collections by title, as cells refer to them. */
export async function readRecordNames(
  read: Kysely<Tables>,
  slugs: Iterable<string>,
  language: Language,
): Promise<SpreadsheetContext> {
  const known = new Map<string, Names>();
  for (const slug of new Set(slugs)) known.set(slug, await namesOf(read, slug, language));
  return {
    language,
    nameOf(slug, id) {
      const name = known.get(slug)?.byId.get(id);
      if (name === undefined) return '';
      return known.get(slug)?.byName.get(fold(name).trim())?.length === 1 ? name : `#${id}`;
    },
    idsOf(slug, cell) {
      const written = fold(cell).trim();
      const number = Number(byNumber.exec(written)?.[1] ?? 0);
      if (known.get(slug)?.byId.has(number) === true) return [number];
      return known.get(slug)?.byName.get(written) ?? [];
    },
  };
}
