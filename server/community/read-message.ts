import type { FastifyRequest } from 'fastify';
import type { VisitorCollection } from '../../content/model/visitor-collection.ts';
import { type Issue, type ParseContext, wireName } from '../../fields/field.ts';
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
  const issues: Issue[] = [];
  const report: ParseContext['report'] = (path, code, params) =>
    issues.push(params ? { path, code, params } : { path, code });
  const context: ParseContext = { language, report, findMedia: () => undefined };
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const wire = wireName(name, field);
    const sent = Object.hasOwn(body, wire) ? body[wire] : '';
    const reported = issues.length;
    const text = field.parse(sent, field.empty, wire, context);
    if (field.isEmpty(text) && issues.length === reported) report(wire, 'required');
    texts[wire] = String(text);
  }
  const known = new Set([...Object.keys(texts), ...others]);
  for (const name of Object.keys(body)) if (!known.has(name)) report(name, 'unknownField');
  if (issues.length > 0) {
    const isMissing = issues.some(({ code }) => code === 'required');
    const isUnknown = issues.every(({ code }) => code === 'unknownField');
    throw new InvalidError(issues, isMissing ? 'allFieldsRequired' : isUnknown ? 'unknownField' : 'invalid');
  }
  return texts;
}
