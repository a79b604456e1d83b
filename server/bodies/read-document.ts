import type { FastifyReply, FastifyRequest } from 'fastify';
import { content } from '../../calls/content.ts';
import { CallError } from '../http/call-error.ts';
import { parseDocument } from './parse-document.ts';
import { readLongDocument, type OpenDocument } from './read-long-document.ts';
import { receiveBlocks } from './receive-blocks.ts';
import { documentInMemory } from './sent-document.ts';

/**
 * A document up to this many bytes is parsed in this thread. That takes a few milliseconds, less than starting a
 * worker.
 */
const blockBytes = 256 * 1024;

/**
 * Reads the document of a request, of any size, without blocking other requests. The caller disposes of it after
 * reading its records.
 * @throws CallError 415, 413, and 400 with every issue
 */
export async function readDocument(request: FastifyRequest, reply: FastifyReply): Promise<OpenDocument> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new CallError(415, 'unsupportedBody');
  const { mostBytes } = content.import.body;
  const blocks = await receiveBlocks(request, reply, { mostBytes, blockBytes });
  if (blocks.length > 1) return readLongDocument(blocks);
  return { ...documentInMemory(parseDocument(blocks)), [Symbol.asyncDispose]: async () => undefined };
}
