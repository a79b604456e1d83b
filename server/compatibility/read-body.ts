import type { FastifyRequest } from 'fastify';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { toId } from '../../fields/record-id.ts';
import type { FormPart } from '../bodies/form-part.ts';
import { type MultipartTarget, readMultipart } from '../bodies/read-multipart.ts';
import { isObject, UrlencodedBody } from '../bodies/urlencoded-body.ts';
import type { WireBody } from '../bodies/wire-body.ts';
import { CallError } from '../http/call-error.ts';
import { createPartNames } from './part-names.ts';
import { isAbsent } from './read-category.ts';
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

/** The value of a part that steers the call; the first where it occurs more than once. */
function peek(sent: SentBody, name: string): unknown {
  if ('json' in sent) return Object.hasOwn(sent.json, name) ? sent.json[name] : undefined;
  const part = sent.parts.find((part) => part.name === name);
  return part !== undefined && 'text' in part ? part.text : undefined;
}

/** The record that a create call changes, where clients name one by `id`; 0 for what is no id. */
export function idIn(collection: Collection, sent: SentBody): number | undefined {
  const id = legacyApiOf(collection).postUpdates ? peek(sent, 'id') : undefined;
  return isAbsent(id) || id === 0 || id === '0' ? undefined : (toId(id) ?? 0);
}

/** The parent that a body names, before the body is parsed. */
export const categoryIn = (sent: SentBody): number | undefined => toId(peek(sent, 'category_id'));

export const toBody = (collection: Collection, sent: SentBody, context: FormContext): WireBody =>
  'json' in sent ? toWireBodyFromJson(collection, sent.json, context) : toWireBody(collection, sent.parts, context);
