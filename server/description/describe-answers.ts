import * as z from 'zod/mini';
import type { oas32, ZodOpenApiContentObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { conflict, refusal } from '../../calls/model/answers.ts';
import type { Call, RefusalStatus } from '../../calls/model/call.ts';
import { refusalsOf } from '../../calls/model/refusals.ts';
import { callAnswers, callParts } from '../../language/en/call-details.ts';

const headerNamed = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });
const requestId = headerNamed('X-Request-Id');

const header = (description: string, schema: oas32.SchemaObject): oas32.HeaderObject => ({ description, schema });

/** The answer headers that a client may need. */
export const headers = {
  'X-Request-Id': header(callParts.requestId, { type: 'string' }),
  'Retry-After': header(callParts.retryAfter, { type: 'integer', minimum: 0 }),
  Link: header(callParts.nextLink, { type: 'string' }),
  'X-Total-Count': header(callParts.totalCount, { type: 'integer', minimum: 0 }),
};

const names: Readonly<Record<RefusalStatus, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedType',
  429: 'TooMany',
  503: 'Unavailable',
  507: 'NoRoom',
};
const waits: ReadonlySet<number> = new Set([429, 503]);

const refusalOf = (status: RefusalStatus, schema: z.ZodMiniType): ZodOpenApiResponseObject => ({
  description: callAnswers[status],
  headers: { ...requestId, ...(waits.has(status) && headerNamed('Retry-After')) },
  content: { 'application/json': { schema } },
});

const isShared = (status: RefusalStatus, schema: z.ZodMiniType): boolean =>
  schema === (status === 409 ? conflict : refusal);

/** The answers that several calls share, by name. */
export function sharedRefusals(calls: readonly Call[]): Readonly<Record<string, ZodOpenApiResponseObject>> {
  const shared = new Map(
    calls.flatMap((call) =>
      [...refusalsOf(call)].flatMap(([status, schema]) =>
        isShared(status, schema) ? [[status, schema] as const] : [],
      ),
    ),
  );
  return Object.fromEntries([...shared].map(([status, schema]) => [names[status], refusalOf(status, schema)]));
}

function contentOf({ answer, takesForms }: Call): ZodOpenApiContentObject {
  const page = takesForms && { 'text/html': { schema: z.string() } };
  if (answer.is === 'json') return { 'application/json': { schema: answer.schema }, ...page };
  return Object.fromEntries(
    answer.types.map((type) => [type, { schema: type.startsWith('text/') ? z.string() : z.file() }]),
  );
}

/** The answers of a call by status, including every refusal. */
export function describeAnswers(call: Call): ZodOpenApiResponsesObject {
  const successes = call.statuses.map((status): [number, ZodOpenApiResponseObject] => [
    status,
    {
      description: callAnswers[status],
      headers: {
        ...requestId,
        ...('after' in call.query.shape && { ...headerNamed('X-Total-Count'), ...headerNamed('Link') }),
      },
      content: contentOf(call),
    },
  ]);
  const refusals = [...refusalsOf(call)].map(
    ([status, schema]): [number, ZodOpenApiResponseObject | oas32.ReferenceObject] => [
      status,
      isShared(status, schema) ? { $ref: `#/components/responses/${names[status]}` } : refusalOf(status, schema),
    ],
  );
  return Object.fromEntries([...successes, ...refusals]);
}
