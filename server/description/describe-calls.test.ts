import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callGroups } from '../../calls/index.ts';
import type { Call, FieldsBody } from '../../calls/model/call.ts';
import { recordShapes } from '../../calls/model/record.ts';
import { refusalsOf } from '../../calls/model/refusals.ts';
import { collections } from '../../content/collections/index.ts';
import { settings } from '../../content/settings.ts';
import { addressOf, describeCalls } from './describe-calls.ts';
import { exampleBody, exampleForm, exampleRecord } from './example-records.ts';
import { requiring, sentShapes } from './sent-shapes.ts';

const document = describeCalls(callGroups);
const calls = callGroups.flatMap((group) => Object.entries(group.calls));

const operationOf = (call: Call) => {
  const operations = Object.entries(document.paths?.[addressOf(call)] ?? {});
  const found: unknown = operations.find(([method]) => method === call.method.toLowerCase())?.[1];
  return z
    .object({
      operationId: z.string(),
      parameters: z.array(z.looseObject({ name: z.optional(z.string()), description: z.optional(z.string()) })),
      requestBody: z.optional(z.object({ content: z.record(z.string(), z.unknown()) })),
      responses: z.record(z.string(), z.unknown()),
    })
    .parse(found);
};

const bodies = calls.flatMap(([name, { body }]): { name: string; body: FieldsBody }[] =>
  body?.is === 'fields' ? [{ name, body }] : [],
);

describe('the description', () => {
  it('has one operation for each call, under a name of its own', () => {
    const ids = calls.map(([, call]) => operationOf(call).operationId);
    expect(ids).toEqual(calls.map(([name]) => name));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
  });

  it('names every status with which a call answers or refuses', () => {
    for (const [name, call] of calls) {
      const statuses = [...call.statuses, ...refusalsOf(call).keys()].map(String);
      expect([name, Object.keys(operationOf(call).responses).toSorted()]).toEqual([name, statuses.toSorted()]);
    }
  });

  it('says of every place and every question what it means', () => {
    const silent = calls.flatMap(([name, call]) =>
      operationOf(call)
        .parameters.filter((parameter) => parameter.name !== undefined && parameter.description === undefined)
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('offers what has fields as JSON and as both kinds of form', () => {
    for (const { name } of bodies) {
      const call = new Map(calls).get(name);
      expect([name, call && Object.keys(operationOf(call).requestBody?.content ?? {})]).toEqual([
        name,
        ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
      ]);
    }
  });
});

describe('an example', () => {
  it.each(bodies)('of the body of $name is valid against its schema', ({ body }) => {
    const shapes = sentShapes(body);
    expect(requiring(shapes, body, 'json').safeParse(exampleBody(body))).toMatchObject({ success: true });
    expect(requiring(shapes, body, 'form').safeParse(exampleForm(body))).toMatchObject({ success: true });
  });

  it.each([...collections, ...settings])('of a record of $base is valid against its schema', (collection) => {
    const { plain, both } = recordShapes(collection);
    expect(plain.safeParse(exampleRecord(collection, false))).toMatchObject({ success: true });
    expect(both.safeParse(exampleRecord(collection, true))).toMatchObject({ success: true });
  });
});
