import * as z from 'zod/mini';
import { createSchema, type oas32 } from 'zod-openapi';
import type { Call } from '../../calls/model/call.ts';
import { callParameters } from '../../language/en/call-details.ts';
import { tidySchema } from './tidy-schema.ts';

/** True for the result of a transform, which has no output schema. */
function isOpaque(schema: unknown): boolean {
  if (schema instanceof z.ZodMiniTransform) return true;
  if (schema instanceof z.ZodMiniPipe) return isOpaque(schema.def.out);
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  ) {
    return isOpaque(schema.def.innerType);
  }
  return false;
}

/**
 * The schema of a parameter's meaning. Addresses contain texts, which the declarations convert to numbers and lists.
 */
const meaningOf = (schema: z.ZodMiniType) =>
  createSchema(schema, { io: isOpaque(schema) ? 'input' : 'output', opts: { override: tidySchema } }).schema;

const toParameter =
  (place: 'path' | 'query') =>
  ([name, schema]: [string, unknown]): oas32.ParameterObject => {
    if (!(schema instanceof z.ZodMiniType)) throw new Error(`The declaration of ${name} is not a schema`);
    const meant = meaningOf(schema);
    const words = Object.entries(callParameters).find(([known]) => known === name)?.[1];
    return {
      name,
      in: place,
      ...(words !== undefined && { description: words }),
      required: place === 'path' || !schema.safeParse(undefined).success,
      schema: meant,
      // Lists are one value, separated by commas.
      ...(typeof meant === 'object' && 'type' in meant && meant.type === 'array' && { style: 'form', explode: false }),
    };
  };

/** The path and query parameters of a call. */
export const describeParameters = ({
  params,
  query,
  hasLanguage,
}: Call): (oas32.ParameterObject | oas32.ReferenceObject)[] => [
  ...(hasLanguage ? [{ $ref: '#/components/parameters/language' }] : []),
  ...Object.entries(params.shape).map(toParameter('path')),
  ...Object.entries(query.shape).map(toParameter('query')),
];
