import * as z from 'zod/mini';
import type { Language } from '../../language/languages.ts';
import {
  type Field,
  type FieldOptions,
  type Fields,
  type ParseContext,
  type ViewOf,
  type ViewsOf,
  apiNameOf,
} from '../field.ts';
import { once } from '../once.ts';
import { parseJson } from '../parse-json.ts';
import { randomId } from '../random-id.ts';

/** An item: a permanent key, and a stored value for each of its fields. */
export interface StoredItem {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ListOptions extends FieldOptions {
  /** Maximum number of items. */
  readonly max?: number;
}

/** A field of any type with items. If the items are groups, each has `rows` of its own. */
export type ListField = Field & {
  readonly item: Fields;
  readonly options: ListOptions;
  readonly isGrouped?: true;
};

/** Maximum number of items of a list. */
export const mostItems = ({ max = 50 }: ListOptions): number => max;

interface Shape {
  readonly kind: string;
  readonly fields: Fields;
  /** The name of the only field of a list of plain values, whose items are not objects in the API. */
  readonly only?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const randomKey = (): string => randomId(4);

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['key'] === 'string' ? item['key'] : undefined;

/** Lists may arrive as JSON text, from multipart bodies and from legacy clients. */
function toArray(input: unknown): readonly unknown[] | undefined {
  if (Array.isArray(input)) return input;
  if (typeof input !== 'string') return undefined;
  if (input.trim() === '') return [];
  const parsed = parseJson(input);
  return Array.isArray(parsed) ? parsed : undefined;
}

/**
 * A list of items with stable keys. The fields of items behave as their own types do, so texts are translated. Incoming
 * items are matched by key. If any item has a key, those without are new; if none has, they are matched by index. So
 * changing one item, or sending the list again in the other language, never moves the picture or text of another item.
 */
export function listOf<View>(shape: Shape, options: ListOptions): Field<readonly StoredItem[], readonly View[]> {
  const entries = Object.entries(shape.fields);
  const only = shape.only === undefined ? undefined : entries[0];
  const names = new Map(entries.map(([name, field]) => [apiNameOf(name, field), name]));

  const sentItem = (): z.ZodMiniType =>
    z.strictObject({
      key: z.exactOptional(z.string()),
      ...Object.fromEntries(
        entries.map(([name, field]) => [
          apiNameOf(name, field),
          field.options.required === true ? field.schema : z.exactOptional(field.schema),
        ]),
      ),
    });
  const sent = once(() =>
    z.nullable(z.array(only === undefined ? sentItem() : only[1].schema).check(z.maxLength(mostItems(options)))),
  );
  const stored = once(() =>
    z.array(
      z.object({
        key: z.string(),
        values: z.looseObject(Object.fromEntries(entries.map(([name, field]) => [name, z.optional(field.stored)]))),
      }),
    ),
  );

  function parseItem(
    input: unknown,
    previous: StoredItem | undefined,
    path: string,
    context: ParseContext,
  ): StoredItem {
    const key = previous?.key ?? (context.newKey ?? randomKey)(path);
    const item = shape.only === undefined ? input : isRecord(input) && 'value' in input ? input : { value: input };
    const values: Record<string, unknown> = Object.fromEntries(
      entries.map(([name, field]) => [name, previous?.values[name] ?? field.empty]),
    );
    if (!isRecord(item)) {
      context.report(path, 'wrongType', { expected: 'item' });
      return { key, values };
    }
    for (const [apiName, value] of Object.entries(item)) {
      const name = names.get(apiName);
      const field = name === undefined ? undefined : shape.fields[name];
      if (name !== undefined && field !== undefined)
        values[name] = field.parse(value, values[name], `${path}.${apiName}`, context);
      else if (apiName !== 'key') context.report(`${path}.${apiName}`, 'unknownField');
    }
    for (const [name, field] of entries) {
      if (field.options.required === true && field.isEmpty(values[name]))
        context.report(`${path}.${apiNameOf(name, field)}`, 'required');
    }
    return { key, values };
  }

  const everyLeaf = <Found>(
    items: readonly StoredItem[],
    read: (field: Field, stored: unknown) => readonly Found[],
  ): Found[] =>
    items.flatMap((item) => entries.flatMap(([name, field]) => read(field, item.values[name] ?? field.empty)));

  return {
    kind: shape.kind,
    options,
    translated: entries.some(([, field]) => field.translated),
    spreadsheetCell: null,
    get schema() {
      return sent();
    },
    get stored() {
      return stored();
    },
    answered: (all) => {
      const leaves = entries.map(([name, field]): [string, z.ZodMiniType] => [
        apiNameOf(name, field),
        field.answered(all),
      ]);
      const only = leaves[0]?.[1] ?? z.unknown();
      return z.array(shape.only === undefined ? z.object({ key: z.string(), ...Object.fromEntries(leaves) }) : only);
    },
    empty: [],
    parse(input, previous, path, context) {
      if (input === null) return [];
      const items = toArray(input);
      if (items === undefined) {
        context.report(path, 'wrongType', { expected: 'list' });
        return previous;
      }
      const max = mostItems(options);
      if (items.length > max) {
        context.report(path, 'tooMany', { max });
        return previous;
      }
      const keys = items.map(keyOf);
      const hasKeys = keys.some((key) => key !== undefined);
      return items.map((item, index) => {
        const key = keys[index];
        // If two items have the same key, the first one matches.
        const match = hasKeys
          ? previous.find((stored) => stored.key === key && keys.indexOf(key) === index)
          : previous[index];
        return parseItem(item, match, `${path}[${index}]`, context);
      });
    },
    serialize(stored, context) {
      const serialized = (name: string, field: Field, { values }: StoredItem) =>
        field.serialize(values[name] ?? field.empty, context);
      if (only !== undefined) return stored.map((item) => serialized(...only, item));
      return stored.map((item) => {
        const answer: Record<string, unknown> = { key: item.key };
        for (const [name, field] of entries) answer[apiNameOf(name, field)] = serialized(name, field, item);
        return answer;
      });
    },
    view(stored, context) {
      const viewed = (name: string, field: Field, { values }: StoredItem) =>
        field.view(values[name] ?? field.empty, context);
      return stored.map((item) => {
        const view: Record<string, unknown> = { key: item.key };
        if (only === undefined) for (const [name, field] of entries) view[name] = viewed(name, field, item);
        // The only cast: the loop over fields loses the type that the declaration guarantees.
        return (only === undefined ? view : viewed(...only, item)) as View;
      });
    },
    isEmpty: (stored) => stored.length === 0,
    isComplete: (stored, language: Language) =>
      stored.length > 0 &&
      everyLeaf(stored, (field, value) => [
        !field.translated || field.isEmpty(value) || field.isComplete(value, language),
      ]).every(Boolean),
    files: (stored) => everyLeaf(stored, (field, value) => field.files(value)),
    replaceFile: (stored, from, to) =>
      stored.map((item) => {
        const leaves = entries.map(([name, field]): [string, unknown] => [
          name,
          field.replaceFile(item.values[name] ?? field.empty, from, to),
        ]);
        return { ...item, values: { ...item.values, ...Object.fromEntries(leaves) } };
      }),
    withLanguage: (stored, other, language) =>
      stored.map((item) => {
        const twin = other.find(({ key }) => key === item.key);
        const leaves = entries.map(([name, field]): [string, unknown] => [
          name,
          field.withLanguage(item.values[name] ?? field.empty, twin?.values[name] ?? field.empty, language),
        ]);
        return { ...item, values: { ...item.values, ...Object.fromEntries(leaves) } };
      }),
    words: (stored, language) => everyLeaf(stored, (field, value) => field.words(value, language)),
    links: (stored) => everyLeaf(stored, (field, value) => field.links(value)),
  };
}

/** A list of items with several fields, as a field type with a name of its own. */
export function listOfKind<const Kind extends string, const ItemFields extends Fields>(
  kind: Kind,
  item: ItemFields,
  options: ListOptions,
) {
  const field = listOf<{ readonly key: string } & ViewsOf<ItemFields>>({ kind, fields: item }, options);
  return Object.assign(field, { kind, item, options });
}

/** A list of items with several fields. */
export const list = <const ItemFields extends Fields>(item: ItemFields, options: ListOptions = {}) =>
  listOfKind('list', item, options);

/** A list of plain values of one type, such as icon names or sizes. */
export function values<Item extends Field>(item: Item, options: ListOptions = {}) {
  const field = listOf<ViewOf<Item>>({ kind: 'list', fields: { value: item }, only: 'value' }, options);
  return Object.assign(field, { kind: 'list' as const, item: { value: item }, options });
}
