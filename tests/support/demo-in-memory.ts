import { collections } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { settings } from '../../content/settings.ts';
import { demoContent } from '../../demo/content/index.ts';
import { demoSettings } from '../../demo/content/settings.ts';
import { apiNameOf } from '../../fields/field.ts';
import type { MemoryContent } from './memory-reader.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy of a value: files become their names, and `change` is applied to every text. */
function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  if (!isObject(value)) return value;
  if (typeof value['file'] === 'string') return value['file'];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, change)]));
}

/** Converts values by API name to values by field name. */
const byName = ({ fields }: Collection, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const apiName = apiNameOf(name, field);
      return apiName in values ? [[name, values[apiName]] as const] : [];
    }),
  );

/**
 * Returns the demo's records for a memory reader.
 * @param change applied to every text
 */
export function demoInMemory(change: (text: string) => string = (text) => text): MemoryContent {
  const declared = new Map([...collections, ...settings].map((collection) => [collection.base, collection]));
  return Object.fromEntries(
    [...demoSettings, ...demoContent].map(({ base, records }) => {
      const collection = declared.get(base);
      if (collection === undefined) throw new Error(`The demo has records of ${base}, which is not declared`);
      let last = 0;
      return [
        base,
        records.map(({ id, parent, fields }) => {
          last = id ?? last + 1;
          const values = changed(fields, change);
          return {
            id: last,
            ...(parent !== undefined && { parent }),
            fields: isObject(values) ? byName(collection, values) : {},
          };
        }),
      ];
    }),
  );
}
