import type { oas32 } from 'zod-openapi';

export type Schema = oas32.SchemaObject | oas32.ReferenceObject;
/** A schema that is not a boolean. */
export type Shape = Exclude<oas32.SchemaObject, boolean>;
/** The named schemas of the document's components. */
export type Named = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Resolves a reference to a named schema. */
export function resolve(schema: Schema, named: Named): Shape {
  if (typeof schema === 'boolean') return {};
  if (!('$ref' in schema)) return schema;
  const found = named[schema.$ref.split('/').at(-1) ?? ''];
  return found === undefined ? {} : resolve(found, named);
}

const printBounds = ({ minimum, maximum, maxLength, maxItems }: Shape): string => {
  if (maxLength !== undefined || maxItems !== undefined) return ` ≤ ${maxLength ?? maxItems}`;
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}–${maximum}`;
  if (minimum !== undefined) return ` ≥ ${minimum}`;
  return maximum === undefined ? '' : ` ≤ ${maximum}`;
};

function printObject({ properties = {}, additionalProperties }: Shape): string {
  const names = Object.keys(properties);
  if (names.length > 0) return `{${names.join(', ')}}`;
  return isObject(additionalProperties) ? `{…: ${printKind(additionalProperties)}}` : '{…}';
}

const printTypes = (schema: Shape): string => {
  const types = [schema.type ?? 'any'].flat();
  return types
    .map((type) => {
      if (type === 'object') return printObject(schema);
      if (type === 'array') return `${isObject(schema.items) ? printKind(schema.items) : '…'}[]${printBounds(schema)}`;
      if (type === 'string') return `${schema.format ?? 'text'}${printBounds(schema)}`;
      return type === 'null' ? 'null' : `${type}${printBounds(schema)}`;
    })
    .join(' | ');
};

/** Prints a schema in short form: `integer 1–200`, `"live" | "all"`, `{id, title}[]`. */
export function printKind(schema: Schema): string {
  if (typeof schema === 'boolean') return 'any';
  if ('$ref' in schema) return schema.$ref.split('/').at(-1) ?? '';
  const { enum: values, const: only, anyOf, oneOf, allOf } = schema;
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  if (allOf !== undefined) return allOf.map(printKind).join(' & ');
  const ways = anyOf ?? oneOf;
  if (ways !== undefined) return [...new Set(ways.map(printKind))].join(' | ');
  return printTypes(schema);
}
