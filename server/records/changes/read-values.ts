import * as z from 'zod/mini';
import type { Collection } from '../../../content/model/collection.ts';
import type { Fields } from '../../../fields/field.ts';
import { collections } from '../../../content/collections/index.ts';
import { settings } from '../../../content/settings.ts';
import type { EntryRow } from '../../database/tables.ts';
import type { FieldValues } from './stored-entry.ts';

const bySlug = new Map([...collections, ...settings].map((collection) => [collection.base, collection]));

/** The declaration of stored records; `undefined` if the collection is no longer declared. */
export const knownCollection = (slug: string): Collection | undefined => bySlug.get(slug);

/**
 * Returns a function that creates and caches the schema of a set of fields. Undeclared names accept any value.
 * @param loosen widens the stored schema of a field
 */
export function valueSchemas(loosen: (stored: z.ZodMiniType) => z.core.$ZodType): (fields: Fields) => z.ZodMiniType {
  const schemas = new WeakMap<Fields, z.ZodMiniType>();
  return (fields) => {
    const known = schemas.get(fields);
    if (known !== undefined) return known;
    const schema = z.looseObject(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, loosen(field.stored)])),
    );
    schemas.set(fields, schema);
    return schema;
  };
}

/** A schema for partial values: every field may be missing or `null`. */
export const someValues = valueSchemas((stored) => z.nullish(stored));

const isObject = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns `undefined` if the text is not a JSON object. */
function parseObject(json: string): FieldValues | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

interface ReadValues {
  /** The values that match the stored schema of their field. */
  readonly values: FieldValues;
  /** True if no value was left out. */
  readonly isWhole: boolean;
}

/** Parses the JSON of a record's values and leaves out invalid values. Never throws. */
export function readValues(collection: Pick<Collection, 'fields'> | undefined, json: string): ReadValues {
  const parsed = parseObject(json);
  if (parsed === undefined) return { values: {}, isWhole: false };
  const { fields = {} } = collection ?? {};
  if (someValues(fields).safeParse(parsed).success) return { values: parsed, isWhole: true };
  const isReadable = ([name, value]: readonly [string, unknown]): boolean => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field === undefined || z.nullish(field.stored).safeParse(value).success;
  };
  return { values: Object.fromEntries(Object.entries(parsed).filter(isReadable)), isWhole: false };
}

/** The readable values of a column of a record. */
export const readableValues = (slug: string, json: string): FieldValues =>
  readValues(knownCollection(slug), json).values;

/** True if all values of a record can be read. */
export function isReadable({ collection, fields, draft }: Pick<EntryRow, 'collection' | 'fields' | 'draft'>): boolean {
  const declared = knownCollection(collection);
  return [fields, draft].every((json) => json === null || readValues(declared, json).isWhole);
}
