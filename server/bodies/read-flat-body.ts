import type { FastifyRequest } from 'fastify';
import { CallError } from '../http/call-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { valueOf } from './form-part.ts';
import { readMultipart } from './read-multipart.ts';
import { isObject, UrlencodedBody } from './urlencoded-body.ts';
import type { ApiBody } from './api-body.ts';

/** The body of a visitor's request as an object: JSON, or a form in which each name occurs once. Files are refused. */
export async function readFlatBody(request: FastifyRequest, media: MediaStore): Promise<ApiBody> {
  if (isObject(request.body) && !(request.body instanceof UrlencodedBody)) return request.body;
  const parts =
    request.body instanceof UrlencodedBody
      ? request.body.parts
      : request.isMultipart()
        ? await readMultipart(request, { media, uploaded: [], acceptOf: () => undefined })
        : undefined;
  if (parts === undefined) throw new CallError(400, 'malformed');
  const names = parts.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new InvalidError([{ path: repeated, code: 'wrongType', params: { expected: 'one value' } }]);
  return Object.fromEntries(parts.map((part) => [part.name, valueOf(part)]));
}
