import type { Fields } from '../../fields/field.ts';
import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import { isSame } from '../../fields/is-same.ts';
import type { PublishingState, PublishingStates, States } from './state.ts';

/** Stored values by the fields' names in the code. */
export type Values = Readonly<Record<string, unknown>>;

/** A record with what visitors see of it and what waits. */
export interface Edition {
  /** What visitors see; of a language that is not published it holds no words, so that nothing can fall back to them. */
  readonly live: Values;
  /** The newest values where they differ from the live ones. */
  readonly waiting: Values | null;
  readonly states: States;
}

/** What the editor works on. */
export const newestOf = ({ live, waiting }: Pick<Edition, 'live' | 'waiting'>): Values => waiting ?? live;

/** `values` with the words and files of one language taken from `other`. */
export const withLanguage = (fields: Fields, values: Values, other: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.withLanguage(values[name] ?? field.empty, other[name] ?? field.empty, language),
    ]),
  );

export const isPublished = (states: States, language: Language): boolean => states[language].status === 'published';

/** The values as far as their languages are published. */
export const publicPart = (fields: Fields, values: Values, states: States): Values =>
  languages
    .filter((language) => !isPublished(states, language))
    .reduce((shown, language) => withLanguage(fields, shown, {}, language), values);

/** What a visitor of one language would get of some values, the other language left out. */
const partOf = (fields: Fields, values: Values, language: Language): Values =>
  withLanguage(fields, values, {}, otherLanguage(language));

/** True where values of a language, or shared ones, wait that its visitors do not see. */
export const isWaiting = (fields: Fields, { live, waiting }: Edition, language: Language): boolean =>
  waiting !== null && !isSame(partOf(fields, live, language), partOf(fields, waiting, language));

/**
 * An edition without contradictions: nothing live of a language that is not published, nothing waiting that is live
 * already, no time set where nothing waits for it, and none to take back what nobody will see.
 */
export function toEdition(fields: Fields, { live, newest, states }: NewEdition): Edition {
  const shown = publicPart(fields, live, states);
  const edition: Edition = { live: shown, waiting: isSame(shown, newest) ? null : newest, states };
  const settled = languages.map((language) => {
    const { status, at, until } = states[language];
    const isIdle = status === 'draft' || (status === 'published' && !isWaiting(fields, edition, language));
    return [language, { status, at: isIdle ? null : at, until: status === 'draft' ? null : until }] as const;
  });
  return { ...edition, states: { ...states, ...Object.fromEntries(settled) } };
}

export interface NewEdition {
  readonly live: Values;
  readonly newest: Values;
  readonly states: States;
}

/** What the administrator is told of both languages. */
export function statesOf(fields: Fields, edition: Edition): PublishingStates {
  const stateOf = (language: Language): PublishingState => ({
    ...edition.states[language],
    waiting: isPublished(edition.states, language) && isWaiting(fields, edition, language),
  });
  return { en: stateOf('en'), ar: stateOf('ar') };
}
