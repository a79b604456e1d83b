import { fold, wordsOf } from '../../language/fold.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import { isCompleteIn } from '../is-complete-in.ts';
import type { Collection } from '../model/collection.ts';
import { type DocumentState, newestOf, statesOf, type Values } from '../publishing/document-state.ts';
import type { ListedState } from '../publishing/state.ts';
import { titleOf } from './title-of.ts';

/**
 * Increase it when this derivation, folding or the facets of a collection change. Every database then rebuilds its
 * index at the next start.
 */
export const recordIndexVersion = 7;

/** The indexed data of a record, used by lists and search. */
export interface IndexedRecord {
  /** The title for administrators, from the newest values. */
  readonly title: Words;
  /** The title for visitors; empty in a language in which it is untranslated. */
  readonly name: Words;
  readonly states: Readonly<Record<Language, ListedState>>;
  /** Whether the newest values are fully translated in a language. */
  readonly complete: Readonly<Record<Language, boolean>>;
  /** The stored values of its facets, from the published values. */
  readonly facets: Values;
  /** The values that lists filter by, from the newest values: pairs of field name and fact. */
  readonly facts: readonly RecordFact[];
}

export type RecordFact = readonly [field: string, fact: string | number];

/** Length of a title's sort key, in UTF-16 code units. */
const longestFolded = 200;

export const foldedTitle = (title: string): string => fold(title).trim().slice(0, longestFolded);

/** The Arabic article, which users do not search for. */
const article = /^ال(?=..)/;

/** The search words of a folded title without duplicates; Arabic ones also without their article. */
export const titleWords = (folded: string): readonly string[] => [
  ...new Set(wordsOf(folded).flatMap((word) => [word, word.replace(article, '')])),
];

/**
 * The words of a query, each of which must be the beginning of a word in the title. Arabic ones are without their
 * article.
 */
export const searchedWords = (question: string): readonly string[] => [
  ...new Set(wordsOf(fold(question)).map((word) => word.replace(article, ''))),
];

/** Derives the index entry of a record. */
export function indexRecord(collection: Collection, document: DocumentState): IndexedRecord {
  const newest = newestOf(document);
  const states = statesOf(collection.fields, document);
  const complete = languages.map((language) => [language, isCompleteIn(collection, newest, language)] as const);
  const facets = collection.facets.map((name) => [name, document.published[name] ?? collection.fields[name]?.empty]);
  const facts = Object.entries(collection.fields).flatMap(([name, { filter, empty }]) =>
    [...new Set(filter?.facts(newest[name] ?? empty))].map((fact): RecordFact => [name, fact]),
  );
  const stateIn = (language: Language): ListedState => (states[language].waiting ? 'waiting' : states[language].status);
  return {
    title: titleOf(collection, { fields: newest }),
    name: titleOf(collection, { fields: document.published }),
    states: { en: stateIn('en'), ar: stateIn('ar') },
    complete: { en: false, ar: false, ...Object.fromEntries(complete) },
    facets: Object.fromEntries(facets),
    facts,
  };
}
