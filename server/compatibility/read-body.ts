import type { FastifyRequest } from 'fastify';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../content/model/collection.ts';
import { toId } from '../../fields/record-id.ts';
import { notANumber } from '../../fields/number/field.ts';
import type { FormPart } from '../bodies/form-part.ts';
import { type MultipartTarget, readMultipart } from '../bodies/read-multipart.ts';
import { isObject, UrlencodedBody } from '../bodies/urlencoded-body.ts';
import type { ApiBody } from '../bodies/api-body.ts';
import { CallError } from '../http/call-error.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { createPartNames } from './part-names.ts';
import { type FormContext, toApiBody, toApiBodyFromJson } from './to-api-body.ts';

/** A body as it was sent: form parts or a JSON object. */
export type SentBody = { readonly parts: readonly FormPart[] } | { readonly json: ApiBody };

/** Reads the body of a call that writes a record, of any content type. */
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

/** The value of a control parameter in a body. If it occurs more than once, the first counts. */
function peek(sent: SentBody, name: string): unknown {
  if ('json' in sent) return Object.hasOwn(sent.json, name) ? sent.json[name] : undefined;
  const part = sent.parts.find((part) => part.name === name);
  return part !== undefined && 'text' in part ? part.text : undefined;
}

/** The `id` in the body of a create call that updates a record, for collections that allow it; 0 for an invalid id. */
export function idIn(collection: Collection, sent: SentBody): number | undefined {
  const id = legacyApiOf(collection).postUpdates ? peek(sent, 'id') : undefined;
  return isAbsent(id) || id === 0 || id === '0' ? undefined : (toId(id) ?? 0);
}

/** The parent id in a body, before the body is parsed. */
export const categoryIn = (sent: SentBody): number | undefined => toId(peek(sent, 'category_id'));

export const toBody = (collection: Collection, sent: SentBody, context: FormContext): ApiBody =>
  'json' in sent ? toApiBodyFromJson(collection, sent.json, context) : toApiBody(collection, sent.parts, context);

export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * The parent id in `category_id`.
 * @param own the current parent of the record, or the one in the address. A body can repeat it but not change it
 * @throws InvalidError `category_id` if it differs from `own`, is not an id, or is missing without `own`
 */
export function readCategory(collection: Collection, sent: unknown, own: number | null): number | undefined {
  if (collection.parent === undefined) {
    const { parentZero } = legacyApiOf(collection);
    const isZero = parentZero && (isAbsent(sent) || sent === 0 || sent === '0');
    if (sent === undefined || isZero) return undefined;
    if (parentZero) throw new InvalidError([{ path: 'category_id', code: 'unknownRecord' }]);
    throw new InvalidError([{ path: 'category_id', code: 'unknownField' }], 'unknownField');
  }
  if (isAbsent(sent)) {
    if (own !== null) return own;
    throw new InvalidError([{ path: 'category_id', code: 'required' }], 'categoryIdRequired');
  }
  const id = toId(sent);
  if (id === undefined || (own !== null && id !== own)) {
    throw new InvalidError([{ path: 'category_id', code: 'unknownRecord' }]);
  }
  return id;
}

/**
 * The version that a client read, 0 for a record that does not exist yet; `undefined` lets the last write win.
 * @throws InvalidError if it is not a number
 */
export function readVersion(sent: unknown): number | undefined {
  if (isAbsent(sent)) return undefined;
  const version = sent === 0 || sent === '0' ? 0 : toId(sent);
  if (version === undefined) throw new InvalidError([{ path: 'version', ...notANumber(sent) }]);
  return version;
}
