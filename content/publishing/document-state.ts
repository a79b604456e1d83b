import type { Fields } from '../../fields/field.ts';
import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import { isSame } from '../../fields/is-same.ts';
import type { PublishingState, PublishingStates, States } from './state.ts';

/** Stored values by the fields' names in the code. */
export type Values = Readonly<Record<string, unknown>>;

/** The document state of a record: published values, unpublished changes, and the state of each language. */
export interface DocumentState {
  /**
   * The published values. They contain no texts of a language that is not published, so that nothing can fall back to
   * them.
   */
  readonly published: Values;
  /** The newest values, if they differ from the published ones. */
  readonly waiting: Values | null;
  readonly states: States;
}

/** The values that the administrator edits. */
export const newestOf = ({ published, waiting }: Pick<DocumentState, 'published' | 'waiting'>): Values =>
  waiting ?? published;

/** `values` with the texts and files of one language taken from `other`. */
export const withLanguage = (fields: Fields, values: Values, other: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.withLanguage(values[name] ?? field.empty, other[name] ?? field.empty, language),
    ]),
  );

export const isPublished = (states: States, language: Language): boolean => states[language].status === 'published';

/** The values without the texts of languages that are not published. */
export const publicPart = (fields: Fields, values: Values, states: States): Values =>
  languages
    .filter((language) => !isPublished(states, language))
    .reduce((shown, language) => withLanguage(fields, shown, {}, language), values);

/** The values without the other language's texts. */
const partOf = (fields: Fields, values: Values, language: Language): Values =>
  withLanguage(fields, values, {}, otherLanguage(language));

/** True if texts of the language or shared values have unpublished changes. */
export const isWaiting = (fields: Fields, { published, waiting }: DocumentState, language: Language): boolean =>
  waiting !== null && !isSame(partOf(fields, published, language), partOf(fields, waiting, language));

/**
 * Creates a consistent document state: no published texts of an unpublished language, no unpublished changes that equal
 * the published values, no time of publication without changes to publish, and no time of unpublication for a draft.
 */
export function toDocument(fields: Fields, { published, newest, states }: NewDocumentState): DocumentState {
  const shown = publicPart(fields, published, states);
  const document: DocumentState = { published: shown, waiting: isSame(shown, newest) ? null : newest, states };
  const settled = languages.map((language) => {
    const { status, at, until } = states[language];
    const isIdle = status === 'draft' || (status === 'published' && !isWaiting(fields, document, language));
    return [language, { status, at: isIdle ? null : at, until: status === 'draft' ? null : until }] as const;
  });
  return { ...document, states: { ...states, ...Object.fromEntries(settled) } };
}

export interface NewDocumentState {
  readonly published: Values;
  readonly newest: Values;
  readonly states: States;
}

/** The publishing state of both languages for the administrator. */
export function statesOf(fields: Fields, document: DocumentState): PublishingStates {
  const stateOf = (language: Language): PublishingState => ({
    ...document.states[language],
    waiting: isPublished(document.states, language) && isWaiting(fields, document, language),
  });
  return { en: stateOf('en'), ar: stateOf('ar') };
}
