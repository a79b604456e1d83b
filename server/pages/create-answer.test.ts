import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodings } from './choose-encoding.ts';
import { compress } from './create-answer.ts';

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const bodies = {
  'a page': Buffer.from('<p>وميض</p>'.repeat(9_000)),
  'a short answer': Buffer.from('{"a":1}'.repeat(100)),
  'what cannot be packed': randomBytes(200_000),
};

describe('what is packed for one visitor alone', () => {
  for (const encoding of encodings.quick) {
    it.each(Object.entries(bodies))(`is the whole of %s in ${encoding} and holds no other memory`, async (_, body) => {
      const packed = await compress(body, encoding, 'quick');
      expect(unpack[encoding](packed).equals(body)).toBe(true);
      expect(packed.buffer.byteLength).toBe(packed.length);
    });
  }
});
