import { fold } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import type { Collection } from '../model/collection.ts';

/** The declaration and the stored values of a record, from which its search words are derived. */
export interface Worded {
  readonly collection: Collection;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The search data of a record in one language. */
export interface SearchDocument {
  readonly title: string;
  /** The values of its declared facets, one a line. `text` contains them too. */
  readonly facets: string;
  /** All other words that a visitor can read, one value a line. */
  readonly text: string;
  readonly foldedTitle: string;
  /** The folded `text`, line by line. */
  readonly foldedText: string;
}

/** Maximum text stored for one record, in UTF-16 code units: a page of 30 screens. */
const longestText = 50_000;

/**
 * Increase it when folding, the order of findable kinds, this derivation or the data stored by `server/search` changes.
 * The search index is then rebuilt at the next start.
 */
export const searchIndexVersion = 6;

const wordsIn = ({ collection, fields }: Worded, name: string, language: Language): readonly string[] => {
  const field = collection.fields[name];
  return field?.words(fields[name] ?? field.empty, language) ?? [];
};

const linesOf = (record: Worded, language: Language, without?: string): string[] =>
  Object.keys(record.collection.fields)
    .filter((name) => name !== without)
    .flatMap((name) => wordsIn(record, name, language).map((words) => words.replaceAll('**', '')));

/** Joins as many whole values as fit. */
function join(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`;
    if (next.length > longestText) return text;
    text = next;
  }
  return text;
}

/** The search data of a record in one language: its own words and those of the sections on its page. */
export function toSearchDocument(record: Worded, sections: readonly Worded[], language: Language): SearchDocument {
  const { collection } = record;
  const title = wordsIn(record, collection.title, language).join(' ');
  const facets = collection.facets.flatMap((name) => wordsIn(record, name, language)).join('\n');
  const lines = [
    ...linesOf(record, language, collection.title),
    ...sections.flatMap((section) => linesOf(section, language)),
  ];
  const text = join([...new Set(lines)]);
  return { title, facets, text, foldedTitle: fold(title), foldedText: fold(text) };
}
