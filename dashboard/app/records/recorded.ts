import { findCollection, visitorCollections } from '../../../content/collections/index.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { settings } from '../../../content/settings.ts';
import type { Field, Fields } from '../../../fields/field.ts';
import type { Words } from '../../../language/languages.ts';
import type { DashboardMessage, DashboardMessages } from '../../../language/dashboard-messages.ts';
import { currentLanguage } from '../current-language.ts';
import { wireFields } from './wire-record.ts';

/** What the history knows of the declaration of a record. */
interface Recorded {
  readonly label: Words;
  readonly fields: Fields;
}

/** What a change was about, by the base name that the history keeps; undefined where it is no longer declared. */
export const findRecorded = (base: string): Recorded | undefined =>
  findCollection(base) ?? [...visitorCollections, ...settings].find((each) => each.base === base);

/** A field by the name it has on the wire, with its label in the dashboard's language. */
export function findField(
  recorded: Recorded | undefined,
  wire: string,
): { readonly field: Field; readonly label: string } | undefined {
  const [, field, name] = recorded === undefined ? [] : (wireFields(recorded).find(([each]) => each === wire) ?? []);
  if (field === undefined || name === undefined) return undefined;
  return { field, label: fieldLabel(name, field)?.[currentLanguage()] ?? name };
}

/** What the history keeps beside records, by its base. */
const otherKinds: Readonly<Record<string, DashboardMessage>> = { redirects: 'redirects' };

/** The list of records of a base that the history knows, called as its screen calls it. */
export function recordedLabel(base: string, t: DashboardMessages): string {
  const other = otherKinds[base];
  return other === undefined ? (findRecorded(base)?.label[currentLanguage()] ?? base) : t(other);
}
