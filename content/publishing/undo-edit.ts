import type { Fields } from '../../fields/field.ts';
import { type Language, languages } from '../../language/languages.ts';
import { type DocumentState, isPublished, newestOf, toDocument, withLanguage } from './document-state.ts';
import { isSame } from '../../fields/is-same.ts';
import { type LanguageState, type States, unpublished } from './state.ts';

const inBoth = (stateOf: (language: Language) => LanguageState): States => ({ en: stateOf('en'), ar: stateOf('ar') });

/** Removes times that have passed. A missed publication is not made up for: the language becomes a draft again. */
export function withoutPast({ status, at, until }: LanguageState, now: number): LanguageState {
  const toCome = (time: string | null) => (time === null || Date.parse(time) > now ? time : null);
  const [start, end] = [toCome(at), toCome(until)];
  if (status === 'scheduled' && start === null) return unpublished;
  return { status, at: start, until: end };
}

/** States without the times that have passed at `now` (milliseconds since 1970); with `Infinity` without any times. */
export const withoutTimes = (states: States, now: number): States =>
  inBoth((language) => withoutPast(states[language], now));

/**
 * Undoes a change in the present state: values and states that it changed get their previous values, all others stay.
 * Nothing becomes visible that visitors did not see before the change.
 * @param now milliseconds since 1970
 */
export function undoEdit(
  fields: Fields,
  {
    before,
    after,
    present,
  }: { readonly before: DocumentState; readonly after: DocumentState; readonly present: DocumentState },
  now: number,
): DocumentState {
  const states = inBoth((language) => {
    const isUnchanged = isSame(before.states[language], after.states[language]);
    return withoutPast(isUnchanged ? present.states[language] : before.states[language], now);
  });
  const hasNewValues = !isSame(newestOf(before), newestOf(after));
  const isSeen = !isSame(before.published, after.published);
  const published = languages.reduce(
    (values, language) =>
      withLanguage(
        fields,
        values,
        isSeen && isPublished(before.states, language) ? before.published : present.published,
        language,
      ),
    isSeen ? before.published : present.published,
  );
  return toDocument(fields, { published, newest: newestOf(hasNewValues ? before : present), states });
}
