import { misfit, Schema } from './schema.ts';

type Shape = Readonly<Record<string, Schema>>;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of entries. The name by which it would get other methods is left out, as Zod does. */
export const toObject = (entries: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));

/** What becomes of keys that no declaration knows. */
type Unknown = 'dropped' | 'refused' | 'kept';

function readObject(shape: Shape, unknown: Unknown, value: unknown): unknown {
  if (!isObject(value)) return misfit;
  const found: [string, unknown][] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const isThere = key in value;
    if (!isThere && schema.absence !== 'replaced') {
      if (schema.absence === undefined) return misfit;
      continue;
    }
    const data = schema.read(value[key]);
    if (data === misfit) return misfit;
    found.push([key, data]);
  }
  const others = unknown === 'dropped' ? [] : Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  if (unknown === 'refused' && others.length > 0) return misfit;
  return toObject([...found, ...others]);
}

/** One of several texts or numbers. */
export class ChoiceSchema extends Schema {
  readonly options: readonly unknown[];

  constructor(options: readonly unknown[]) {
    super((value) => (options.includes(value) ? value : misfit));
    this.options = options;
  }
}

/** An object with these keys. */
export class ObjectSchema extends Schema {
  readonly shape: Shape;
  readonly #unknown: Unknown;

  constructor(shape: Shape, unknown: Unknown) {
    super((value) => readObject(shape, unknown, value));
    this.shape = shape;
    this.#unknown = unknown;
  }

  extend = (more: Shape): ObjectSchema => new ObjectSchema({ ...this.shape, ...more }, this.#unknown);
  keyof = (): ChoiceSchema => new ChoiceSchema(Object.keys(this.shape));
}
