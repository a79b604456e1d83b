import type { FastifyRequest } from 'fastify';
import type { VisitorCollection } from '../../content/model/visitor-collection.ts';
import { parseFields } from '../../content/parse-fields.ts';
import { wireName } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import { InvalidError } from '../entries/errors.ts';
import { CallError } from '../errors/call-error.ts';
import { valueOf } from '../calls/form-part.ts';
import { isObject, UrlencodedBody } from '../calls/read-body.ts';
import { readMultipart } from '../calls/read-multipart.ts';
import type { WireBody } from '../calls/wire-body.ts';
import type { MediaStore } from '../media/media-store.ts';

/** A visitor's body as an object: JSON, or a form whose parts each occur once. Visitors send no files. */
export async function readFlatBody(request: FastifyRequest, media: MediaStore): Promise<WireBody> {
  if (isObject(request.body) && !(request.body instanceof UrlencodedBody)) return request.body;
  const parts = request.isMultipart()
    ? await readMultipart(request, { media, uploaded: [], acceptOf: () => undefined })
    : request.body instanceof UrlencodedBody
      ? request.body.parts
      : undefined;
  if (parts === undefined) throw new CallError(400, 'malformed');
  const names = parts.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new InvalidError([{ path: repeated, code: 'wrongType', params: { expected: 'one value' } }]);
  return Object.fromEntries(parts.map((part) => [part.name, valueOf(part)]));
}

/**
 * The fields of what a visitor wrote, by wire name: trimmed, every one of them present.
 * @param others names that the call reads itself
 * @throws InvalidError
 */
export function parseMessage(
  { fields }: VisitorCollection,
  body: WireBody,
  language: Language,
  others: readonly string[] = [],
): Readonly<Record<string, string>> {
  const { values, issues } = parseFields(fields, body, {
    language,
    findMedia: () => undefined,
    isRequired: () => true,
    wireOf: (name) => (others.includes(name) ? null : name),
  });
  if (issues.length > 0) {
    const isMissing = issues.some(({ code }) => code === 'required');
    const isUnknown = issues.every(({ code }) => code === 'unknownField');
    throw new InvalidError(issues, isMissing ? 'allFieldsRequired' : isUnknown ? 'unknownField' : 'invalid');
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [wireName(name, field), String(values[name])]),
  );
}
