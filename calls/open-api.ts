import { z } from 'zod';
import { type Field, type Fields, wireName } from '../fields/field.ts';
import type { Collection } from '../content/model/collection.ts';
import { acceptedKinds } from '../content/derive/accepted-kinds.ts';
import { describe } from './describe.ts';
import type { CallGroup, DescribedCall } from './described-calls.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
type Schema = Readonly<Record<string, unknown>>;

const integer: Schema = { type: 'integer' };
const text: Schema = { type: 'string' };
const moment: Schema = { type: 'string', format: 'date-time' };

const toSchema = (field: Field, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(field.schema, { io, unrepresentable: 'any' });
  return schema;
};

const perLanguage = (schema: Schema): Schema => ({
  type: 'object',
  properties: { en: schema, ar: schema },
  additionalProperties: false,
});

/** What a body may hold for a field: plain for the language of the address, or an object by language. */
function bodyValue(field: Field): Schema {
  if (acceptedKinds(field) !== undefined) {
    const file: Schema = { type: ['string', 'integer', 'null'], description: 'Name or id of a stored file' };
    const own: Schema = {
      type: 'object',
      properties: { shared: file, en: file, ar: file },
      additionalProperties: false,
    };
    return { anyOf: [file, own] };
  }
  const plain = toSchema(field, 'input');
  return field.translated && plain['type'] === 'string' ? { anyOf: [plain, perLanguage(plain)] } : plain;
}

const formValue = (field: Field): Schema =>
  acceptedKinds(field) === undefined
    ? bodyValue(field)
    : { type: 'string', contentMediaType: 'application/octet-stream' };

/** Documents of the same fields for JSON bodies and for forms. */
function toBody(fields: Fields, writes: Collection | undefined, valueOf: (field: Field) => Schema): Schema {
  const values = Object.entries(fields).map(([name, field]): [string, Schema] => [
    wireName(name, field),
    valueOf(field),
  ]);
  const parent: [string, Schema][] =
    writes?.parent === undefined && writes?.wire.parentZero !== true ? [] : [['category_id', integer]];
  const version: [string, Schema][] = writes === undefined ? [] : [['version', integer]];
  return {
    type: 'object',
    properties: Object.fromEntries([...parent, ...values, ...version]),
    additionalProperties: false,
  };
}

/** A record as a visitor reads it. */
function toRecord(collection: Collection): Schema {
  const values = Object.entries(collection.fields).map(([name, field]): [string, Schema] => [
    wireName(name, field),
    toSchema(field, 'output'),
  ]);
  const echoes = Object.entries(collection.wire.echoes).map(([echo, wire]): [string, Schema] => [
    echo,
    { description: `The same as ${wire}` },
  ]);
  const hasCategory = collection.parent !== undefined || collection.wire.parentZero;
  return {
    type: 'object',
    properties: {
      id: integer,
      ...(hasCategory && { category_id: integer }),
      ...Object.fromEntries([...values, ...echoes]),
      position: integer,
      version: integer,
      created_at: moment,
      updated_at: moment,
      fallback: { type: 'array', items: text },
    },
  };
}

const schemaName = (base: string): string => base.replace(/[^a-z0-9_]+/gi, '_');

function toAnswer({ answers }: DescribedCall): Schema {
  if (answers === undefined) return { type: 'object' };
  const record: Schema = { $ref: `#/components/schemas/${schemaName(answers.collection.base)}` };
  const shown: Schema = answers.isList ? { type: 'array', items: record } : record;
  const isBare = answers.as === 'record' || answers.as === 'array';
  return isBare ? shown : { type: 'object', properties: { [answers.as]: shown } };
}

const refusal = {
  description: describe('errors').en,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

function toOperation(call: DescribedCall, group: CallGroup): Schema {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parameters = [...(call.hasLanguage ? ['language'] : []), ...names].map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'language' ? { type: 'string', enum: ['en', 'ar'] } : integer,
  }));
  return {
    tags: [group.name],
    summary: call.summary.en,
    ...(parameters.length > 0 && { parameters }),
    ...(!call.open && { security: [{ session: [] }] }),
    ...(call.fields && {
      requestBody: {
        content: {
          'application/json': { schema: toBody(call.fields, call.writes, bodyValue) },
          'multipart/form-data': { schema: toBody(call.fields, call.writes, formValue) },
        },
      },
    }),
    responses: {
      [call.status]: { description: call.summary.en, content: { 'application/json': { schema: toAnswer(call) } } },
      default: refusal,
    },
  };
}

/** The OpenAPI 3.1 document of some groups of calls. */
export function toOpenApi(groups: readonly CallGroup[]): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  const schemas: Record<string, Schema> = {
    Refusal: {
      type: 'object',
      properties: {
        message: text,
        issues: {
          type: 'array',
          items: { type: 'object', properties: { path: text, code: text, params: { type: 'object' } } },
        },
      },
      required: ['message', 'issues'],
    },
  };
  for (const group of groups) {
    for (const call of group.calls) {
      const path = `${call.hasLanguage ? '/{language}' : ''}${call.path.replace(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call, group) };
      const { answers } = call;
      if (answers !== undefined) schemas[schemaName(answers.collection.base)] = toRecord(answers.collection);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: describe('title').en,
      version: '1',
      description: (['introduction', 'bodies', 'origins'] as const).map((key) => describe(key).en).join('\n\n'),
    },
    servers: [{ url: '/api' }],
    tags: groups.map(({ name, label }) => ({ name, description: label.en })),
    paths,
    components: { schemas, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
  };
}
