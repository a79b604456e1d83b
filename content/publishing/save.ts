import type { Fields } from '../../fields/field.ts';
import { type Edition, isPublished, newestOf, toEdition, type Values } from './edition.ts';
import { languages } from '../../language/languages.ts';
import { published, unpublished } from './state.ts';

/**
 * What a save does where a language is published. `live`: the sent values are seen at once, and what waited beside
 * them goes on waiting. `all`: what waited is seen, too. `draft`: the sent values wait.
 */
export const savings = ['live', 'all', 'draft'] as const;
export type Saving = (typeof savings)[number];

/** A new record: seen at once in both languages, or as a draft in neither. */
export const firstEdition = (fields: Fields, values: Values, saving: Saving): Edition => {
  const state = saving === 'draft' ? unpublished : published;
  return toEdition(fields, { live: values, newest: values, states: { en: state, ar: state } });
};

/**
 * Writes values into a record. A language that is not published stays so.
 * @param write lays the sent values over the previous ones; called for the newest values and, where the two differ, for the live ones
 */
export function save(
  fields: Fields,
  edition: Edition,
  { write, saving }: { readonly write: (previous: Values) => Values; readonly saving: Saving },
): Edition {
  const { live, waiting, states } = edition;
  const newest = write(newestOf(edition));
  if (saving === 'draft') return toEdition(fields, { live, newest, states });
  const isSeen = languages.some((language) => isPublished(states, language));
  const isApart = saving === 'live' && waiting !== null && isSeen;
  return toEdition(fields, { live: isApart ? write(live) : newest, newest, states });
}
