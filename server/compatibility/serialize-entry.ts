import type { AnsweredRecord } from '../../calls/model/record.ts';
import { withFollowed } from '../../content/derive/followed-values.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, type Media, richName, type SerializeContext, apiNameOf } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import { filesOf } from '../records/changes/usage.ts';
import type { StoredEntry } from '../records/changes/stored-entry.ts';

export interface AnswerContext {
  readonly language: Language;
  /** True for the administrator: both languages as objects. */
  readonly all: boolean;
  /** The names of the files that the fields refer to. */
  readonly media: ReadonlyMap<number, Pick<Media, 'name'>>;
}

/** The ids of all files in some entries of a collection. */
export const mediaIdsOf = (collection: Collection, entries: readonly StoredEntry[]): readonly number[] => [
  ...new Set(entries.flatMap((entry) => filesOf(collection, entry))),
];

const ignore = (): void => {};

/** `category_id` of a record: the id of its parent, or 0 in legacy collections that always answered 0. */
const categoryOf = (collection: Collection, parentId: number | null): { readonly category_id?: number | null } => {
  if (collection.parent !== undefined) return { category_id: parentId };
  return legacyApiOf(collection).parentZero ? { category_id: 0 } : {};
};

interface NamedField {
  readonly name: string;
  readonly apiName: string;
  readonly field: Field;
}

/** What all answers of a collection have in common; computed once. */
interface Plan {
  /**
   * An answer with all values `null`. Copies of it share one hidden class, which halves the time of `JSON.stringify`.
   */
  readonly blank: { readonly [apiName: string]: unknown };
  readonly fields: readonly NamedField[];
  /** The fields with rich text. */
  readonly structured: readonly NamedField[];
  readonly aliases: readonly (readonly [echo: string, wire: string])[];
}

const plans = new WeakMap<Collection, Plan>();

function planOf(collection: Collection): Plan {
  const known = plans.get(collection);
  if (known !== undefined) return known;
  const fields = Object.entries(collection.fields).map(([name, field]) => ({
    name,
    apiName: apiNameOf(name, field),
    field,
  }));
  const aliases = Object.entries(legacyApiOf(collection).aliases);
  const names = [
    'id',
    ...Object.keys(categoryOf(collection, null)),
    ...fields.map(({ apiName }) => apiName),
    ...aliases.map(([alias]) => alias),
    'position',
    'version',
    'created_at',
    'updated_at',
    'fallback',
  ];
  const plan: Plan = {
    // An object from `JSON.parse` has a hidden class; one from `Object.fromEntries` is in dictionary mode.
    blank: JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))),
    fields,
    structured: fields.filter(({ field }) => field.rich !== undefined),
    aliases,
  };
  plans.set(collection, plan);
  return plan;
}

/**
 * Serializes a stored entry under its API names, with the legacy aliases and the names of the fields that fell back to
 * the other language.
 */
export function serializeEntry(collection: Collection, entry: StoredEntry, context: AnswerContext): AnsweredRecord {
  const { blank, fields, structured, aliases } = planOf(collection);
  const values = withFollowed(collection, entry.fields);
  const fallback: string[] = [];
  let reading = '';
  const serializing: SerializeContext = {
    language: context.language,
    all: context.all,
    findMedia: (id) => context.media.get(id),
    fellBack: () => {
      if (!fallback.includes(reading)) fallback.push(reading);
    },
  };
  const answer: Record<string, unknown> & { id: number; version: number } = {
    ...blank,
    id: entry.id,
    ...categoryOf(collection, entry.parentId),
    position: entry.position,
    version: entry.version,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
  for (const { name, apiName, field } of fields) {
    reading = apiName;
    answer[apiName] = field.serialize(values[name] ?? field.empty, serializing);
  }
  for (const [alias, apiName] of aliases) answer[alias] = answer[apiName];
  answer['fallback'] = fallback;
  for (const { name, apiName, field } of structured) {
    // The fallback is already reported for the plain text.
    const structure = field.rich?.serialize(entry.fields[name] ?? field.empty, { ...serializing, fellBack: ignore });
    if (structure !== undefined) answer[richName(apiName)] = structure;
  }
  return answer;
}

/** A list as it is answered: a plain array, or an object with the array under a name. */
export function wrapList(collection: Collection, list: readonly AnsweredRecord[]) {
  const { envelope } = legacyApiOf(collection);
  return envelope === 'array' ? list : { [envelope]: list };
}
