import { findCollection, visitorCollections } from '../../../content/collections/index.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { settings } from '../../../content/settings.ts';
import type { Field, Fields } from '../../../fields/field.ts';
import type { Words } from '../../../language/languages.ts';
import type { DashboardMessage, DashboardMessages } from '../../../language/dashboard-messages.ts';
import { currentLanguage } from '../current-language.ts';
import { apiFields } from './api-record.ts';

/** The parts of a declaration that the history needs. */
interface Recorded {
  readonly label: Words;
  readonly fields: Fields;
}

/** The declaration behind a history entry, by its stored slug; undefined if it no longer exists. */
export const findRecorded = (slug: string): Recorded | undefined =>
  findCollection(slug) ?? [...visitorCollections, ...settings].find((each) => each.base === slug);

/** Finds a field by its API name, with its label in the dashboard's language. */
export function findField(
  recorded: Recorded | undefined,
  apiName: string,
): { readonly field: Field; readonly label: string } | undefined {
  const [, field, name] = recorded === undefined ? [] : (apiFields(recorded).find(([each]) => each === apiName) ?? []);
  if (field === undefined || name === undefined) return undefined;
  return { field, label: fieldLabel(name, field)?.[currentLanguage()] ?? name };
}

/** Things in the history that are not records, by their stored slug. */
const otherKinds: Readonly<Record<string, DashboardMessage>> = { redirects: 'redirects' };

/** The label of a list in the history, the same as on its screen. */
export function recordedLabel(slug: string, t: DashboardMessages): string {
  const other = otherKinds[slug];
  return other === undefined ? (findRecorded(slug)?.label[currentLanguage()] ?? slug) : t(other);
}
