import * as z from 'zod/mini';
import type { Collection } from '../../../content/model/collection.ts';
import type { Fields } from '../../../fields/field.ts';
import { collections } from '../../../content/collections/index.ts';
import { settings } from '../../../content/settings.ts';
import type { EntryRow } from '../../database/tables.ts';
import type { FieldValues } from './stored-entry.ts';

const byBase = new Map([...collections, ...settings].map((collection) => [collection.base, collection]));

/** The declaration of stored records; `undefined` for records of a collection that is declared no more. */
export const knownCollection = (base: string): Collection | undefined => byBase.get(base);

/**
 * Schemas of the values under the names of some fields, each made once; undeclared names hold anything.
 * @param loosen what a value may be beside what its field stores
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

/** Some values, `null` for those that are missing. */
export const someValues = valueSchemas((stored) => z.nullish(stored));

const isObject = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `undefined` for what is no JSON of an object. */
function parseObject(json: string): FieldValues | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

interface ReadValues {
  /** Without those that are not as their field stores them. */
  readonly values: FieldValues;
  /** True where nothing was left out. */
  readonly isWhole: boolean;
}

/** Reads the JSON of a record's values as far as it can be read. Never throws. */
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
export const readableValues = (base: string, json: string): FieldValues =>
  readValues(knownCollection(base), json).values;

/** True where all values of a record can be read. */
export function isReadable({ collection, fields, draft }: Pick<EntryRow, 'collection' | 'fields' | 'draft'>): boolean {
  const declared = knownCollection(collection);
  return [fields, draft].every((json) => json === null || readValues(declared, json).isWhole);
}
