import type { FastifyReply, FastifyRequest } from 'fastify';
import { content } from '../../calls/content.ts';
import { CallError } from '../http/call-error.ts';
import { parseDocument } from './parse-document.ts';
import { readLongDocument, type OpenDocument } from './read-long-document.ts';
import { receiveBlocks } from './receive-blocks.ts';
import { heldDocument } from './sent-document.ts';

/** A document of so many bytes is read at once, in a few milliseconds: less than a thread takes to start. */
const blockBytes = 256 * 1024;

/**
 * Takes the document from a request, one of any size without keeping others waiting. It must be disposed of
 * when its records were taken.
 * @throws CallError 415, 413, and 400 naming every place that does not fit
 */
export async function readDocument(request: FastifyRequest, reply: FastifyReply): Promise<OpenDocument> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new CallError(415, 'unsupportedBody');
  const { mostBytes } = content.import.body;
  const blocks = await receiveBlocks(request, reply, { mostBytes, blockBytes });
  if (blocks.length > 1) return readLongDocument(blocks);
  return { ...heldDocument(parseDocument(blocks)), [Symbol.asyncDispose]: async () => undefined };
}
