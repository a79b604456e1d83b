import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../http/call-error.ts';

/**
 * Reads a body into blocks of `blockBytes`; the last one is shorter. The bytes are never copied into a larger buffer,
 * and the number of blocks does not depend on the chunks that arrive.
 * @throws CallError 413 if the body has more than `mostBytes`, 400 if it breaks off
 */
export async function receiveBlocks(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  { mostBytes, blockBytes }: { readonly mostBytes: number; readonly blockBytes: number },
): Promise<Uint8Array<ArrayBuffer>[]> {
  const refuse = (status: 400 | 413): CallError => {
    // The client may still be sending.
    reply.header('connection', 'close');
    return new CallError(status, status === 413 ? 'bodyTooLarge' : 'malformed');
  };
  const declared = Number(headers['content-length'] ?? Number.NaN);
  if (declared > mostBytes) throw refuse(413);
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  try {
    const chunks: AsyncIterable<Uint8Array> = raw.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      if (received + chunk.length > mostBytes) throw refuse(413);
      for (let at = 0; at < chunk.length;) {
        const filled = received % blockBytes;
        if (filled === 0) blocks.push(new Uint8Array(blockBytes));
        const part = chunk.subarray(at, at + blockBytes - filled);
        blocks.at(-1)?.set(part, filled);
        at += part.length;
        received += part.length;
      }
    }
  } catch (error) {
    throw error instanceof CallError ? error : refuse(400);
  }
  if (!Number.isNaN(declared) && declared !== received) throw refuse(400);
  const last = blocks.pop();
  // Copies, because a view would transfer the whole block.
  if (last !== undefined) blocks.push(last.slice(0, received - blocks.length * blockBytes));
  return blocks;
}
