import { fold, wordsOf } from '../../language/fold.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import { isCompleteIn } from '../is-complete-in.ts';
import type { Collection } from '../model/collection.ts';
import { type Edition, newestOf, statesOf, type Values } from '../publishing/edition.ts';
import type { ListedState } from '../publishing/state.ts';
import { titleOf } from './title-of.ts';

/** Raise it when this derivation, folding or the facets of a collection change: the index of every database is then made anew at its start. */
export const recordIndexEdition = 6;

/** What lists and finders ask of a record. */
export interface IndexedRecord {
  /** What its editor calls it: of its newest values. */
  readonly title: Words;
  /** What visitors call it; empty in a language in which its name is not written. */
  readonly name: Words;
  readonly states: Readonly<Record<Language, ListedState>>;
  /** Whether its newest values are all written in a language. */
  readonly complete: Readonly<Record<Language, boolean>>;
  /** The stored values of its facets, as visitors know them. */
  readonly facets: Values;
  /** What lists find its newest values by: names of fields with a fact each. */
  readonly facts: readonly RecordFact[];
}

export type RecordFact = readonly [field: string, fact: string | number];

/** So much of a title decides its place in a list, in UTF-16 units. */
const longestFolded = 200;

export const foldedTitle = (title: string): string => fold(title).trim().slice(0, longestFolded);

/** The Arabic article, under which nobody looks for a word. */
const article = /^ال(?=..)/;

/** The words by which a record is found, folded, each once; Arabic ones also without their article. */
export const titleWords = (folded: string): readonly string[] => [
  ...new Set(wordsOf(folded).flatMap((word) => [word, word.replace(article, '')])),
];

/** The words of a question, each a beginning of words of the title that is meant; with the article or without it. */
export const askedWords = (question: string): readonly string[] => [
  ...new Set(wordsOf(fold(question)).map((word) => word.replace(article, ''))),
];

/** Derives what the index keeps of a record. */
export function indexRecord(collection: Collection, edition: Edition): IndexedRecord {
  const newest = newestOf(edition);
  const states = statesOf(collection.fields, edition);
  const complete = languages.map((language) => [language, isCompleteIn(collection, newest, language)] as const);
  const facets = collection.facets.map((name) => [name, edition.live[name] ?? collection.fields[name]?.empty]);
  const facts = Object.entries(collection.fields).flatMap(([name, { filter, empty }]) =>
    [...new Set(filter?.facts(newest[name] ?? empty))].map((fact): RecordFact => [name, fact]),
  );
  const stateIn = (language: Language): ListedState => (states[language].waiting ? 'waiting' : states[language].status);
  return {
    title: titleOf(collection, { fields: newest }),
    name: titleOf(collection, { fields: edition.live }),
    states: { en: stateIn('en'), ar: stateIn('ar') },
    complete: { en: false, ar: false, ...Object.fromEntries(complete) },
    facets: Object.fromEntries(facets),
    facts,
  };
}
