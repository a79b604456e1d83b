import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../http/call-error.ts';

/**
 * The bytes of a body in blocks of this many, the last one filled as far as it goes. Nothing is ever moved into a larger
 * piece of memory, and no matter how it is sent, there are few of them.
 * @throws CallError 413 where it has more than `mostBytes`, 400 where it breaks off
 */
export async function receiveBlocks(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  { mostBytes, blockBytes }: { readonly mostBytes: number; readonly blockBytes: number },
): Promise<Uint8Array<ArrayBuffer>[]> {
  const refuse = (status: 400 | 413): CallError => {
    // More of it may still come.
    reply.header('connection', 'close');
    return new CallError(status, status === 413 ? 'bodyTooLarge' : 'malformed');
  };
  const told = Number(headers['content-length'] ?? Number.NaN);
  if (told > mostBytes) throw refuse(413);
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
  if (!Number.isNaN(told) && told !== received) throw refuse(400);
  const last = blocks.pop();
  // A copy: the rest of the block would be handed on with a view of it.
  if (last !== undefined) blocks.push(last.slice(0, received - blocks.length * blockBytes));
  return blocks;
}
