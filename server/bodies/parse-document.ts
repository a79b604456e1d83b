import { parse } from 'secure-json-parse';
import { content, type ContentDocument } from '../../calls/content.ts';
import { isTooDeep } from '../../fields/parse-json.ts';
import { CallError } from '../http/call-error.ts';
import { readBy } from '../http/read-by.ts';

function parseSafely(text: string): unknown {
  if (isTooDeep(text)) throw new CallError(400, 'malformed');
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new CallError(400, 'malformed');
  }
}

/** Reads a document as bodies of JSON are read. @throws CallError 400 naming every place that does not fit */
export function parseDocument(bytes: readonly Uint8Array[]): ContentDocument {
  const { schema, foreign } = content.import.body;
  return readBy(schema, parseSafely(Buffer.concat(bytes).toString('utf8')), foreign);
}
