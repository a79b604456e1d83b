import type { ZodOpenApiMediaTypeObject, ZodOpenApiRequestBodyObject } from 'zod-openapi';
import * as z from 'zod/mini';
import type { Body, Call, FieldsBody } from '../../calls/model/call.ts';
import { exampleBody, exampleForm } from './example-records.ts';
import { requiring, type SentShapes } from './sent-shapes.ts';

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const;

const asForm = (media: ZodOpenApiMediaTypeObject) => Object.fromEntries(formTypes.map((type) => [type, media]));

function ofFields(body: FieldsBody, shapes: SentShapes): ZodOpenApiRequestBodyObject['content'] {
  return {
    'application/json': { schema: requiring(shapes, body, 'json'), example: exampleBody(body) },
    ...asForm({ schema: requiring(shapes, body, 'form'), example: exampleForm(body) }),
  };
}

const oneFile = z.strictObject({ file: z.file() });

function contentOf(body: Body, { takesForms }: Call, shapesOf: (body: FieldsBody) => SentShapes) {
  if (body.is === 'file') return { 'multipart/form-data': { schema: oneFile } };
  if (body.is === 'fields') return ofFields(body, shapesOf(body));
  return { 'application/json': { schema: body.schema }, ...(takesForms && asForm({ schema: body.schema })) };
}

/** The request body of a call in every content type that it accepts. */
export function describeBody(
  call: Call,
  shapesOf: (body: FieldsBody) => SentShapes,
): ZodOpenApiRequestBodyObject | undefined {
  const { body } = call;
  if (body === null) return undefined;
  const isNeeded = body.is !== 'fields' || body.isNew;
  return { required: isNeeded, content: contentOf(body, call, shapesOf) };
}
