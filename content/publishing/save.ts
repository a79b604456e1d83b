import type { Fields } from '../../fields/field.ts';
import { type Edition, isPublished, newestOf, toEdition, type Values } from './edition.ts';
import { languages } from '../../language/languages.ts';
import { published, unpublished } from './state.ts';

/**
 * The effect of a save in a published language. `live`: publishes the sent values; other unpublished changes stay
 * unpublished. `all`: publishes everything. `draft`: the sent values become unpublished changes.
 */
export const savings = ['live', 'all', 'draft'] as const;
export type Saving = (typeof savings)[number];

/** The state of a new record: published in both languages, or a draft in both. */
export const firstEdition = (fields: Fields, values: Values, saving: Saving): Edition => {
  const state = saving === 'draft' ? unpublished : published;
  return toEdition(fields, { live: values, newest: values, states: { en: state, ar: state } });
};

/**
 * Writes values into a record. An unpublished language stays unpublished.
 * @param write merges the sent values into the previous ones; called for the newest values and, if they differ, for the
 * published ones
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
