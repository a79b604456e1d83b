import type { oas32 } from 'zod-openapi';

export type Schema = oas32.SchemaObject | oas32.ReferenceObject;
/** A shape that says more than yes or no. */
export type Shape = Exclude<oas32.SchemaObject, boolean>;
/** What is known by name: the components of the description. */
export type Named = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A shape that is known by name. */
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

/** A shape in a few signs, as people read it: `integer 1–200`, `"live" | "all"`, `{id, title}[]`. */
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
