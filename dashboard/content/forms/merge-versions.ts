import { richName } from '../../../fields/field.ts';
import { isSame as isSameValue } from '../../../fields/is-same.ts';
import { isObject } from '../../app/call-failure.ts';
import type { WireValues } from '../../app/records/wire-record.ts';

/** A field, or one language of it, that was changed differently here and in the saved version. */
export interface VersionChoice {
  readonly wire: string;
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
const namesOf = (wire: string): readonly [string, string] => [wire, richName(wire)];

const partAt = (value: unknown, part: string | null): unknown =>
  part === null ? value : isObject(value) ? value[part] : undefined;

const valueAt = (values: WireValues, { wire, part }: VersionChoice): unknown =>
  namesOf(wire).map((name) => partAt(values[name], part) ?? null);

/** Copies a field, or one part of it, from other values. */
function withPartOf<Values extends WireValues>(
  values: Values,
  others: WireValues,
  { wire, part }: VersionChoice,
): Values {
  const taken = namesOf(wire).flatMap((name) => {
    if (!(name in others)) return [];
    const [value, other] = [values[name], others[name]];
    return [[name, part === null || !isObject(value) ? other : { ...value, [part]: partAt(other, part) }]];
  });
  return { ...values, ...Object.fromEntries(taken) };
}

/** Replaces typed values by the saved ones for the given choices. */
export const takeTheirs = <Values extends WireValues>(
  values: Values,
  theirs: WireValues,
  chosen: readonly VersionChoice[],
): Values => chosen.reduce((taken, choice) => withPartOf(taken, theirs, choice), values);

/** The values of the given fields, including the structures of their texts. */
export function valuesOf<Values extends WireValues>(values: Values, wires: Iterable<string>): Partial<Values> {
  const names = [...wires].flatMap(namesOf).filter((name) => name in values);
  const none: Partial<Values> = {};
  return { ...none, ...Object.fromEntries(names.map((name) => [name, values[name]])) };
}

/** The fields that have a value. */
export const wiresIn = (fields: readonly string[], values: WireValues): readonly string[] =>
  fields.filter((wire) => namesOf(wire).some((name) => name in values));

/**
 * Three-way merge of two versions of a record, field by field and language by language. A change of one side is taken.
 * A change of both sides becomes a choice; until then the typed value is used.
 */
export function mergeVersions<Values extends WireValues>(
  fields: readonly string[],
  { from, typed, theirs }: Versions<Values>,
  isSame = isSameValue,
): { readonly values: Values; readonly choices: readonly VersionChoice[] } {
  let values = theirs;
  const choices: VersionChoice[] = [];
  for (const wire of wiresIn(fields, typed)) {
    for (const part of partsOf(typed[wire])) {
      const place = { wire, part };
      const [before, here, there] = [from, typed, theirs].map((version) => valueAt(version, place));
      const isKnown = wire in from;
      if (isSame(here, there) || (isKnown && isSame(here, before))) continue;
      values = withPartOf(values, typed, place);
      if (!isKnown || !isSame(there, before)) choices.push(place);
    }
  }
  return { values, choices };
}
