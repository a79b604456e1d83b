import { fold } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import type { Collection } from '../model/collection.ts';

/** A record as far as its words go: its declaration and its stored values. */
export interface Worded {
  readonly collection: Collection;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What is kept of a record for searching, in one language. */
export interface SearchDocument {
  readonly title: string;
  /** What it is by its declared facets, one value a line; the text has them too. */
  readonly facets: string;
  /** Every other word a visitor can read, one value a line. */
  readonly text: string;
  readonly foldedTitle: string;
  /** Line for line the folded `text`. */
  readonly foldedText: string;
}

/** Longest text kept of one record, in UTF-16 units: a page of 30 screens. */
const longestText = 50_000;

/**
 * Raise it when folding, the order of findable kinds, this derivation or what `server/search` keeps of it changes: all
 * of that is then made anew at the next start.
 */
export const searchEdition = 6;

const wordsIn = ({ collection, fields }: Worded, name: string, language: Language): readonly string[] => {
  const field = collection.fields[name];
  return field?.words(fields[name] ?? field.empty, language) ?? [];
};

const linesOf = (record: Worded, language: Language, without?: string): string[] =>
  Object.keys(record.collection.fields)
    .filter((name) => name !== without)
    .flatMap((name) => wordsIn(record, name, language).map((words) => words.replaceAll('**', '')));

/** As many whole values as fit. */
function join(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`;
    if (next.length > longestText) return text;
    text = next;
  }
  return text;
}

/** The words by which a record is found in one language: its own and those of the sections on its page. */
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
