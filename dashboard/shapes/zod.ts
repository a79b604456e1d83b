import { regexes } from 'zod/v4/core';
import { ChoiceSchema, isObject, ObjectSchema, toObject } from './object-schema.ts';
import { anyOf, misfit, Schema } from './schema.ts';

// Stands in the place of Zod in the browser (`vite.config.ts`): the declarations of calls and fields are written with
// it, and of all it can do the dashboard asks one question, whether a value has the declared shape. A test compares
// both over all declarations; what a declaration uses and this has not stops that test.

const of = (isFit: (value: unknown) => boolean): Schema => new Schema((value) => (isFit(value) ? value : misfit));

const string = (): Schema => of((value) => typeof value === 'string');

/** Every item as its schema reads it; a misfit where one is. */
function each(values: readonly unknown[], read: (value: unknown, index: number) => unknown): unknown {
  const found = values.map(read);
  return found.includes(misfit) ? misfit : found;
}

/** Two readings of one value in one; a misfit where they contradict each other. */
function merged(one: unknown, other: unknown): unknown {
  if (one === other) return one;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length ? each(one, (value, index) => merged(value, other[index])) : misfit;
  }
  if (!isObject(one) || !isObject(other)) return misfit;
  const entries = Object.entries({ ...one, ...other }).map(([key, value]): [string, unknown] => [
    key,
    Object.hasOwn(one, key) && Object.hasOwn(other, key) ? merged(one[key], other[key]) : value,
  ]);
  return entries.some(([, value]) => value === misfit) ? misfit : toObject(entries);
}

const written: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['true', '1', 'yes', 'on', 'y', 'enabled'].map((word) => [word, true])),
  ...Object.fromEntries(['false', '0', 'no', 'off', 'n', 'disabled'].map((word) => [word, false])),
};

/** The part of Zod that declarations use. */
export const z = {
  ZodType: Schema,
  string,
  number: () => of(Number.isFinite),
  int: () => of(Number.isSafeInteger),
  boolean: () => of((value) => typeof value === 'boolean'),
  null: () => of((value) => value === null),
  undefined: () => new Schema((value) => (value === undefined ? value : misfit), 'omitted'),
  unknown: () => of(() => true),
  literal: (value: unknown) => new ChoiceSchema([value].flat()),
  enum: (options: readonly string[]) => new ChoiceSchema(options),
  object: (shape: Readonly<Record<string, Schema>>) => new ObjectSchema(shape, 'dropped'),
  strictObject: (shape: Readonly<Record<string, Schema>>) => new ObjectSchema(shape, 'refused'),
  looseObject: (shape: Readonly<Record<string, Schema>>) => new ObjectSchema(shape, 'kept'),
  array: (item: Schema) => new Schema((value) => (Array.isArray(value) ? each(value, item.read) : misfit)),
  tuple: (items: readonly Schema[]) =>
    new Schema((value) =>
      Array.isArray(value) && value.length === items.length
        ? each(value, (item, index) => items[index]?.read(item))
        : misfit,
    ),
  record: (_key: Schema, item: Schema) =>
    new Schema((value) => {
      if (!isObject(value)) return misfit;
      const entries = Object.entries(toObject(Object.entries(value))).map(([key, held]): [string, unknown] => [
        key,
        item.read(held),
      ]);
      return entries.some(([, held]) => held === misfit) ? misfit : Object.fromEntries(entries);
    }),
  union: anyOf,
  intersection: (one: Schema, other: Schema) =>
    new Schema((value) => {
      const [first, second] = [one.read(value), other.read(value)];
      return first === misfit || second === misfit ? misfit : merged(first, second);
    }),
  stringbool: () => string().transform((value) => written[String(value).toLowerCase()] ?? misfit),
  url: ({ protocol }: { readonly protocol: RegExp }) =>
    string()
      .trim()
      .refine((value) => protocol.test(URL.parse(String(value))?.protocol.slice(0, -1) ?? '')),
  iso: {
    date: () => string().regex(regexes.date),
    datetime: (options: { readonly offset?: boolean } = {}) => string().regex(regexes.datetime(options)),
  },
};
