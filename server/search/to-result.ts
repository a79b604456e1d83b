import { toSearchDocument } from '../../content/derive/search-document.ts';
import { findableOf } from '../../content/findable.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { SearchQuestion, SearchResult } from '../../content/model/search.ts';
import { recordAddress } from '../../content/record-address.ts';
import type { Media } from '../../fields/field.ts';
import { fold } from '../../language/fold.ts';
import { type Language, otherLanguage } from '../../language/languages.ts';
import { findRow } from '../records/changes/entry-rows.ts';
import { knownCollection, isReadable, readableValues } from '../records/changes/read-values.ts';
import type { FieldValues } from '../records/changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import type { MediaFinder } from '../media/media-finder.ts';
import type { FoundRecord } from './find-documents.ts';
import { markMatches } from './mark-matches.ts';
import type { Term } from './parse-query.ts';
import { type ExcerptSource, toExcerpt } from './to-excerpt.ts';

export interface SearchSources {
  readonly database: Database;
  readonly media: MediaFinder;
}

/** The documents of the record. The one in the visitor's language always exists; the other may not be published. */
const readDocuments = ({ database }: SearchSources, { collection, entry_id }: FoundRecord) =>
  database.read
    .selectFrom('search_document')
    .select(['language', 'title', 'facets', 'text', 'folded_title', 'folded_text'])
    .where('collection', '=', collection)
    .where('entry_id', '=', entry_id)
    .execute();

/** The title of a record, in the other language if it has none in this one. */
function titleOf(collection: Collection, values: FieldValues, language: Language): string {
  const field = collection.fields[collection.title];
  if (field === undefined) return '';
  const stored = values[collection.title] ?? field.empty;
  return [language, otherLanguage(language)].flatMap((each) => field.words(stored, each))[0] ?? '';
}

async function parentOf({ database }: SearchSources, slug: string | null, id: number | null, language: Language) {
  const collection = slug === null ? undefined : knownCollection(slug);
  if (collection === undefined || id === null) return null;
  const row = await findRow(database.read, collection.base, id);
  return row === undefined
    ? null
    : { id, title: titleOf(collection, readableValues(row.collection, row.fields), language) };
}

/** The picture for a visitor's language, with the same fallback as `fields/file-field.ts`. */
async function pictureOf(
  { media }: SearchSources,
  collection: Collection,
  values: FieldValues,
  { name, language }: { readonly name: string; readonly language: Language },
): Promise<Media | null> {
  const field = collection.fields[name];
  const files = field?.files(values[name] ?? field.empty) ?? [];
  const own = files.find((file) => file.language === language);
  const file = own ?? files.find((each) => each.language === null) ?? files[0];
  return file === undefined ? null : ((await media.find([file.mediaId])).get(file.mediaId) ?? null);
}

/** A search result for visitors; `null` if its record was just deleted or cannot be read. */
export async function toResult(
  sources: SearchSources,
  { language }: SearchQuestion,
  found: FoundRecord,
  terms: readonly Term[],
): Promise<SearchResult | null> {
  const findable = findableOf(found.collection);
  const row = await findRow(sources.database.read, found.collection, found.entry_id);
  if (findable === undefined || row === undefined || !isReadable(row)) return null;
  const { kind, collection, picture } = findable;
  const values = readableValues(row.collection, row.fields);
  const documents = await readDocuments(sources, found);
  const named = (wanted: Language) =>
    documents.find((document) => document.language === wanted && document.title !== '');
  const titled = named(language) ?? named(otherLanguage(language)) ?? { title: '', language };
  const worded = documents.find((document) => document.language === found.language) ?? {
    title: '',
    facets: '',
    text: '',
    folded_title: '',
    folded_text: '',
  };
  const own = toSearchDocument({ collection, fields: values }, [], found.language).text;
  const ownLines = own === '' ? 0 : own.split('\n').length;
  const facets = fold(worded.facets);
  // A record found by its title in the other language also shows that title, because its own is in the visitor's
  // language.
  const source: ExcerptSource =
    titled.language === found.language
      ? {
          text: worded.text,
          foldedText: worded.folded_text,
          ownLines,
          foldedKnown: `${worded.folded_title}\n${facets}`,
        }
      : {
          text: `${worded.title}\n${worded.text}`,
          foldedText: `${worded.folded_title}\n${worded.folded_text}`,
          ownLines: ownLines + 1,
          foldedKnown: facets,
        };
  return {
    kind,
    id: row.id,
    title: { text: titled.title, language: titled.language, matches: markMatches(titled.title, terms) },
    language: found.language,
    excerpt: { ...toExcerpt(source, terms), language: found.language },
    path: recordAddress(collection, {
      id: row.id,
      title: titled.title,
      fields: values,
      parent: await parentOf(sources, row.parent_collection, row.parent_id, language),
    }),
    image: await pictureOf(sources, collection, values, { name: picture, language }),
  };
}
