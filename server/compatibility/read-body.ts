import type { FastifyRequest } from 'fastify';
import type { Collection } from '../../content/model/collection.ts';
import type { FormPart } from '../bodies/form-part.ts';
import { type MultipartTarget, readMultipart } from '../bodies/read-multipart.ts';
import { isObject, UrlencodedBody } from '../bodies/urlencoded-body.ts';
import type { WireBody } from '../bodies/wire-body.ts';
import { CallError } from '../http/call-error.ts';
import { createPartNames } from './part-names.ts';
import { type FormContext, toWireBody, toWireBodyFromJson } from './to-wire-body.ts';

/** A body as it was sent: the parts of a form, or a JSON object. */
export type SentBody = { readonly parts: readonly FormPart[] } | { readonly json: WireBody };

/** Reads the body of a call that writes a record, whatever its content type. */
export async function readBody(
  request: FastifyRequest,
  collection: Collection,
  target: Pick<MultipartTarget, 'media' | 'uploaded'>,
): Promise<SentBody> {
  if (request.isMultipart()) {
    const meaningOf = createPartNames(collection);
    const acceptOf = (name: string) => {
      const meaning = meaningOf(name);
      return meaning !== undefined && 'accept' in meaning ? meaning.accept : undefined;
    };
    return { parts: await readMultipart(request, { ...target, acceptOf }) };
  }
  if (request.body instanceof UrlencodedBody) return { parts: request.body.parts };
  if (isObject(request.body)) return { json: request.body };
  throw new CallError(400, 'malformed');
}

/** The value of a part that steers the call, such as `id`; the first where it occurs more than once. */
export function peek(sent: SentBody, name: string): unknown {
  if ('json' in sent) return Object.hasOwn(sent.json, name) ? sent.json[name] : undefined;
  const part = sent.parts.find((part) => part.name === name);
  return part !== undefined && 'text' in part ? part.text : undefined;
}

export const toBody = (collection: Collection, sent: SentBody, context: FormContext): WireBody =>
  'json' in sent ? toWireBodyFromJson(collection, sent.json, context) : toWireBody(collection, sent.parts, context);
