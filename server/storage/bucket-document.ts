import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { SentBody } from './bucket-client.ts';

/** A small document as a request body. */
export function documentBody(content: string | Buffer): SentBody & { readonly md5: string } {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    md5: createHash('md5').update(bytes).digest('base64'),
    read: () => Readable.from([bytes]),
  };
}
