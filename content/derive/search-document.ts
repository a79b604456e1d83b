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
  /** Every other word a visitor can read, one value a line. */
  readonly text: string;
  readonly foldedTitle: string;
  /** Line for line the folded `text`. */
  readonly foldedText: string;
}

/** Longest text kept of one record, in UTF-16 units: a page of 30 screens. */
const longestText = 50_000;

/** Raise it when folding or this derivation changes: the documents of every database are then made anew at its start. */
export const searchEdition = 2;

const linesOf = ({ collection, fields }: Worded, language: Language, without?: string): string[] =>
  Object.entries(collection.fields).flatMap(([name, field]) =>
    name === without
      ? []
      : field.words(fields[name] ?? field.empty, language).map((words) => words.replaceAll('**', '')),
  );

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
  const { collection, fields } = record;
  const name = collection.fields[collection.title];
  const title = name === undefined ? '' : name.words(fields[collection.title] ?? name.empty, language).join(' ');
  const lines = [
    ...linesOf(record, language, collection.title),
    ...sections.flatMap((section) => linesOf(section, language)),
  ];
  const text = join([...new Set(lines)]);
  return { title, text, foldedTitle: fold(title), foldedText: fold(text) };
}
