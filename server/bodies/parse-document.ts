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

/** Parses a document under the same rules as JSON bodies. @throws CallError 400 with every issue */
export function parseDocument(bytes: readonly Uint8Array[]): ContentDocument {
  const { schema, foreign } = content.import.body;
  return readBy(schema, parseSafely(Buffer.concat(bytes).toString('utf8')), foreign);
}
