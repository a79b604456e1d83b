import { createCipheriv } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Encoding, encodings } from '../http/choose-encoding.ts';
import { compress, createAnswer, packBest } from './create-answer.ts';

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const zeros = Buffer.alloc(200_000);
/** Deterministic noise: random bytes sometimes compress by a byte or two. */
const noise = createCipheriv('aes-128-ctr', zeros.subarray(0, 16), zeros.subarray(0, 16)).update(zeros);
const bodies = {
  'a page': Buffer.from('<p>وميض</p>'.repeat(9_000)),
  'a short answer': Buffer.from('{"a":1}'.repeat(100)),
  'what cannot be packed': noise,
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

describe('what is packed as well as it can be', () => {
  const answerOf = (body: Buffer, encoding: Encoding = 'br') =>
    createAnswer({ status: 200, body, headers: {}, encodings: [encoding] });
  const varied = Buffer.from(Array.from({ length: 4000 }, (_, place) => `<p>وميض ${place ** 2}</p>`).join(''));

  it('is the same page in fewer bytes', async () => {
    const usual = await answerOf(varied);
    const best = await packBest(usual);
    const { body, headers } = best.forms.br ?? { body: varied, headers: [] };
    expect(body.length).toBeLessThan((usual.forms.br?.body.length ?? 0) * 0.95);
    expect(brotliDecompressSync(body).equals(varied)).toBe(true);
    expect(headers.slice(-4)).toEqual(['content-encoding', 'br', 'content-length', `${body.length}`]);
    expect([best.etag, best.forms.identity]).toEqual([usual.etag, usual.forms.identity]);
    expect(usual.size - best.size).toBe((usual.forms.br?.body.length ?? 0) - body.length);
  });

  it.each([
    ['nothing is won', bodies['what cannot be packed'], 'br'],
    ['it would take long', Buffer.alloc(300_000, 'page '), 'br'],
    ['it is stored in no such encoding', varied, 'gzip'],
  ] as const)('stays as it is where %s', async (_, body, encoding) => {
    const usual = await answerOf(body, encoding);
    expect(await packBest(usual)).toBe(usual);
  });
});
