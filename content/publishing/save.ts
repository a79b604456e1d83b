import type { Fields } from '../../fields/field.ts';
import { type DocumentState, isPublished, newestOf, toDocument, type Values } from './document-state.ts';
import { languages } from '../../language/languages.ts';
import { published, unpublished } from './state.ts';

/**
 * The effect of a save in a published language. `live`: publishes the sent values; other unpublished changes stay
 * unpublished. `all`: publishes everything. `draft`: the sent values become unpublished changes.
 */
export const savings = ['live', 'all', 'draft'] as const;
export type Saving = (typeof savings)[number];

/** The state of a new record: published in both languages, or a draft in both. */
export const firstDocument = (fields: Fields, values: Values, saving: Saving): DocumentState => {
  const state = saving === 'draft' ? unpublished : published;
  return toDocument(fields, { published: values, newest: values, states: { en: state, ar: state } });
};

/**
 * Writes values into a record. An unpublished language stays unpublished.
 * @param write merges the sent values into the previous ones; called for the newest values and, if they differ, for the
 * published ones
 */
export function save(
  fields: Fields,
  document: DocumentState,
  { write, saving }: { readonly write: (previous: Values) => Values; readonly saving: Saving },
): DocumentState {
  const { published, waiting, states } = document;
  const newest = write(newestOf(document));
  if (saving === 'draft') return toDocument(fields, { published, newest, states });
  const isSeen = languages.some((language) => isPublished(states, language));
  const isApart = saving === 'live' && waiting !== null && isSeen;
  return toDocument(fields, { published: isApart ? write(published) : newest, newest, states });
}
