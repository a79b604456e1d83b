import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callGroups } from '../../calls/index.ts';
import { editorCallsOf } from '../../calls/records.ts';
import { collections } from '../../content/collections/index.ts';
import { fixtures } from '../../fields/fixtures.ts';
import { near } from '../../tests/attacks/fuzz/values.ts';

/** A schema as either of both libraries has it. */
interface Reader {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

interface Declared {
  readonly callGroups: typeof callGroups;
  readonly editorCallsOf: typeof editorCallsOf;
  readonly collections: typeof collections;
  readonly fixtures: typeof fixtures;
}

/** The same declarations, made with the schemas of browsers. */
let inBrowser: Declared;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('zod', () => import('./zod.ts'));
  inBrowser = {
    ...(await import('../../calls/index.ts')),
    ...(await import('../../calls/records.ts')),
    ...(await import('../../content/collections/index.ts')),
    ...(await import('../../fields/fixtures.ts')),
  };
});
afterAll(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

const entriesOf = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  fc.record(Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fitting(schema)])));

const moments = [
  '2026-11-22T18:15:00Z',
  '2026-11-22T18:15:00.123Z',
  '2026-11-22T18:15:00+03:00',
  '2026-02-30T00:00:00Z',
];
const texts = fc.constantFrom(
  '',
  'x',
  'شاشة',
  'A b',
  '7',
  'true',
  'all',
  'a@b.sa',
  'https://a.sa/',
  '2026-11-22',
  ...moments,
);

/** Values that a schema takes, or nearly takes. */
function fitting(schema: z.core.$ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return entriesOf(schema.shape);
  if (schema instanceof z.ZodArray) return fc.array(fitting(schema.element), { maxLength: 2 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(fitting));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodRecord) return fc.dictionary(fc.constantFrom('a', 'b'), fitting(schema.valueType));
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(fitting));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return fc.oneof({ weight: 4, arbitrary: fitting(schema.unwrap()) }, fc.constantFrom(null, undefined));
  if (schema instanceof z.ZodDefault) return fc.oneof(fitting(schema.unwrap()), fc.constant(undefined));
  if (schema instanceof z.ZodPipe) return fitting(schema.in);
  if (schema instanceof z.ZodIntersection)
    return fc
      .tuple(fitting(schema.def.left), fitting(schema.def.right))
      .map((both): unknown => Object.assign({}, ...both));
  if (schema instanceof z.ZodNumber) return fc.constantFrom(0, 1, -1, 7, 0.5, 2 ** 53);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodISODateTime) return fc.constantFrom(...moments);
  return texts;
}

/** Whether a value is taken, and as what. */
const readBy = (schema: Reader, value: unknown): unknown => {
  const { success, data } = schema.safeParse(value);
  return success ? { data } : 'another shape';
};

/** A value that only one of both takes, or that they turn into different ones; none is found where they agree. */
function difference(zod: z.ZodType, own: Reader, runs: number): readonly unknown[] {
  const agree = fc.property(fitting(zod).chain(near), (value) =>
    isDeepStrictEqual(readBy(own, value), readBy(zod, value)),
  );
  return fc.check(agree, { numRuns: runs }).counterexample ?? [];
}

type Call = (typeof callGroups)[number]['calls'][string];

/** Everything of a call that has a schema. */
const schemasOf = ({ answer, body, params, query, refusal, conflict }: Call): Readonly<Record<string, z.ZodType>> => ({
  ...(answer.is === 'json' && { answer: answer.schema }),
  ...(body?.is === 'json' && { body: body.schema }),
  params,
  query,
  refusal,
  ...(conflict !== null && { conflict }),
});

function differences(one: Call, other: Call | null | undefined, runs: number): readonly unknown[] {
  const own = other == null ? {} : schemasOf(other);
  return Object.entries(schemasOf(one)).flatMap(([part, schema]) => {
    const twin = own[part];
    return twin === undefined ? [`no ${part}`] : difference(schema, twin, runs);
  });
}

describe('the schemas of browsers take what Zod takes', () => {
  it.each(callGroups.map(({ name, calls }) => ({ name, calls })))('in the calls of $name', ({ name, calls }) => {
    const twins = inBrowser.callGroups.find((group) => group.name === name)?.calls ?? {};
    const found = Object.entries(calls).flatMap(([called, call]) => differences(call, twins[called], 5));
    expect(found).toEqual([]);
  });

  it.each(collections.map((collection, index) => ({ base: collection.base, collection, index })))(
    'in the calls of an editor of $base',
    ({ collection, index }) => {
      const twin = inBrowser.collections[index];
      const twins = twin && inBrowser.editorCallsOf(twin);
      const { list, get, update } = editorCallsOf(collection);
      expect(differences(get, twins?.get, 20)).toEqual([]);
      expect(differences(list, twins?.list, 5)).toEqual([]);
      expect(differences(update, twins?.update, 5)).toEqual([]);
    },
  );

  it.each(fixtures.map(({ field }, index) => ({ kind: field.kind, field, index })))(
    'in a field of kind $kind',
    ({ field, index }) => {
      const twin = inBrowser.fixtures[index]?.field;
      if (twin === undefined) throw new Error('The declarations differ');
      expect(difference(field.schema, twin.schema, 100)).toEqual([]);
      expect(difference(field.stored, twin.stored, 100)).toEqual([]);
      expect(difference(field.answered(true), twin.answered(true), 100)).toEqual([]);
      expect(difference(field.answered(false), twin.answered(false), 100)).toEqual([]);
    },
  );
});
