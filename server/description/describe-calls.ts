import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type * as z from 'zod/mini';
import { describe } from '../../calls/describe.ts';
import { conflict, refusal, messageAnswer, changeAnswer } from '../../calls/model/answers.ts';
import type { Call, CallGroup, FieldsBody } from '../../calls/model/call.ts';
import { recordShapes } from '../../calls/model/record.ts';
import { refusalsOf } from '../../calls/model/refusals.ts';
import type { Collection } from '../../content/model/collection.ts';
import { callAccess, callParts } from '../../language/en/call-details.ts';
import { languages } from '../../language/languages.ts';
import { describeAnswers, headers, sharedRefusals } from './describe-answers.ts';
import { describeBody } from './describe-body.ts';
import { describeParameters } from './describe-parameters.ts';
import { exampleRecord } from './example-records.ts';
import { nameSchema } from './name-schema.ts';
import { type SentShapes, sentShapes } from './sent-shapes.ts';
import { tidySchema } from './tidy-schema.ts';

/** The named schemas of the description, with examples where they exist. */
class NamedShapes {
  readonly #shapes = new Map<string, z.ZodMiniType>([
    ['Refusal', refusal],
    ['Conflict', conflict],
    ['Told', messageAnswer],
    ['ToldChange', changeAnswer],
  ]);
  readonly #examples = new Map<unknown, unknown>();
  readonly #sent = new Map<FieldsBody['fields'], SentShapes>();

  /** The schemas of a body of fields. Those of a collection become named schemas. */
  sentOf(body: FieldsBody): SentShapes {
    const { collection, fields } = body;
    const shapes = this.#sent.get(fields) ?? sentShapes(body);
    this.#sent.set(fields, shapes);
    if (collection !== undefined) {
      this.#shapes.set(nameSchema(collection.base, 'Body'), shapes.json);
      this.#shapes.set(nameSchema(collection.base, 'Form'), shapes.form);
      this.#addRecords(collection);
    }
    return shapes;
  }

  #addRecords(collection: Collection): void {
    const { plain, both } = recordShapes(collection);
    this.#shapes.set(nameSchema(collection.base), plain).set(nameSchema(collection.base, 'InBoth'), both);
    this.#examples.set(plain, exampleRecord(collection, false)).set(both, exampleRecord(collection, true));
  }

  get schemas(): Readonly<Record<string, z.ZodMiniType>> {
    return Object.fromEntries(this.#shapes);
  }

  exampleOf(shape: unknown): unknown {
    return this.#examples.get(shape);
  }
}

const session = { session: [] };

/** The security of a call. A public read whose answer depends on the session has an optional session. */
function securityOf(call: Call) {
  if (call.access === 'administrator') return [session];
  return refusalsOf(call).has(401) && call.method === 'GET' ? [{}, session] : [];
}

/** The address of a call below `/api`, with path parameters in OpenAPI syntax. */
export const addressOf = ({ path, hasLanguage }: Call): string =>
  `${hasLanguage ? '/{language}' : ''}${path.replace(/:(\w+)/g, '{$1}')}`;

/** The OpenAPI 3.1 document of some groups of calls, derived from their declarations alone. */
export function describeCalls(groups: readonly CallGroup[]) {
  const shapes = new NamedShapes();
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const { name: tag, calls } of groups) {
    for (const [operationId, call] of Object.entries(calls)) {
      const requestBody = describeBody(call, (body) => shapes.sentOf(body));
      const operation: ZodOpenApiOperationObject = {
        operationId,
        tags: [tag],
        summary: describe(call.summary).en,
        description: callAccess[call.access],
        parameters: describeParameters(call),
        security: securityOf(call),
        ...(requestBody && { requestBody }),
        responses: describeAnswers(call),
      };
      const address = addressOf(call);
      paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation };
    }
  }
  const described: ZodOpenApiPathsObject = paths;
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: describe('title').en,
        version: '1',
        contact: { name: callParts.contact },
        license: { name: callParts.license, identifier: 'LicenseRef-All-Rights-Reserved' },
        description: (['introduction', 'bodies', 'origins'] as const).map((key) => describe(key).en).join('\n\n'),
      },
      servers: [{ url: '/api' }],
      tags: groups.map(({ name, label }) => ({ name, description: label.en })),
      paths: described,
      components: {
        schemas: shapes.schemas,
        responses: sharedRefusals(groups.flatMap(({ calls }) => Object.values(calls))),
        headers,
        parameters: {
          language: {
            name: 'language',
            in: 'path',
            required: true,
            description: callParts.language,
            schema: { type: 'string', enum: [...languages] },
          },
        },
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
    {
      override: (context) => {
        tidySchema(context);
        const example = shapes.exampleOf(context.zodSchema);
        if (example !== undefined) context.jsonSchema.examples = [example];
      },
    },
  );
}
