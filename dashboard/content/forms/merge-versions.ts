import { richName } from '../../../fields/field.ts';
import { isSame as isSameValue } from '../../../fields/is-same.ts';
import { isObject } from '../../app/call-failure.ts';
import type { ApiValues } from '../../app/records/api-record.ts';

/** A field, or one language of it, that was changed differently here and in the saved version. */
export interface VersionChoice {
  readonly apiName: string;
  /** `en`, `ar` or `shared`; `null` if the value has no parts. */
  readonly part: string | null;
}

interface Versions<Values> {
  /** The values when typing began. A field without a known value counts as changed on both sides. */
  readonly from: Partial<Values>;
  /** The typed values of the fields that were edited. */
  readonly typed: Partial<Values>;
  readonly theirs: Values;
}

const partNames: readonly string[] = ['shared', 'en', 'ar'];

/** The language parts of a value; `[null]` for a value without parts. */
function partsOf(value: unknown): readonly (string | null)[] {
  const names = isObject(value) && !Array.isArray(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => partNames.includes(name)) ? names : [null];
}

/** A text and its structure have two API names but are one value. */
const namesOf = (apiName: string): readonly [string, string] => [apiName, richName(apiName)];

const partAt = (value: unknown, part: string | null): unknown =>
  part === null ? value : isObject(value) ? value[part] : undefined;

const valueAt = (values: ApiValues, { apiName, part }: VersionChoice): unknown =>
  namesOf(apiName).map((name) => partAt(values[name], part) ?? null);

/** Copies a field, or one part of it, from other values. */
function withPartOf<Values extends ApiValues>(
  values: Values,
  others: ApiValues,
  { apiName, part }: VersionChoice,
): Values {
  const taken = namesOf(apiName).flatMap((name) => {
    if (!(name in others)) return [];
    const [value, other] = [values[name], others[name]];
    return [[name, part === null || !isObject(value) ? other : { ...value, [part]: partAt(other, part) }]];
  });
  return { ...values, ...Object.fromEntries(taken) };
}

/** Replaces typed values by the saved ones for the given choices. */
export const takeTheirs = <Values extends ApiValues>(
  values: Values,
  theirs: ApiValues,
  chosen: readonly VersionChoice[],
): Values => chosen.reduce((taken, choice) => withPartOf(taken, theirs, choice), values);

/** The values of the given fields, including the structures of their texts. */
export function valuesOf<Values extends ApiValues>(values: Values, apiNames: Iterable<string>): Partial<Values> {
  const names = [...apiNames].flatMap(namesOf).filter((name) => name in values);
  const none: Partial<Values> = {};
  return { ...none, ...Object.fromEntries(names.map((name) => [name, values[name]])) };
}

/** The fields that have a value. */
export const apiNamesIn = (fields: readonly string[], values: ApiValues): readonly string[] =>
  fields.filter((apiName) => namesOf(apiName).some((name) => name in values));

/**
 * Three-way merge of two versions of a record, field by field and language by language. A change of one side is taken.
 * A change of both sides becomes a choice; until then the typed value is used.
 */
export function mergeVersions<Values extends ApiValues>(
  fields: readonly string[],
  { from, typed, theirs }: Versions<Values>,
  isSame = isSameValue,
): { readonly values: Values; readonly choices: readonly VersionChoice[] } {
  let values = theirs;
  const choices: VersionChoice[] = [];
  for (const apiName of apiNamesIn(fields, typed)) {
    for (const part of partsOf(typed[apiName])) {
      const place = { apiName, part };
      const [before, here, there] = [from, typed, theirs].map((version) => valueAt(version, place));
      const isKnown = apiName in from;
      if (isSame(here, there) || (isKnown && isSame(here, before))) continue;
      values = withPartOf(values, typed, place);
      if (!isKnown || !isSame(there, before)) choices.push(place);
    }
  }
  return { values, choices };
}
