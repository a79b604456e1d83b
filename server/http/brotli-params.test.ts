import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotliParams } from './brotli-params.ts';

const windowOf = (length: number) => brotliParams(length, 5).params[constants.BROTLI_PARAM_LGWIN] ?? Number.NaN;

it('Brotli has a window that holds the body and is no more than twice as large, within what browsers know', () => {
  for (const length of [2000, 52_482, 65_536, 86_830, 1_000_000]) {
    expect(2 ** windowOf(length)).toBeGreaterThanOrEqual(length + 16);
    expect(2 ** (windowOf(length) - 1)).toBeLessThan(length + 16);
  }
  expect(windowOf(0)).toBe(10);
  expect(windowOf(1e9)).toBe(22);
});

it('a body is packed as small as with the largest window', () => {
  const body = Buffer.from(Array.from({ length: 9000 }, (_, at) => `${at * at} of light\n`).join(''));
  for (const quality of [1, 5, 10]) {
    const packed = brotliCompressSync(body, brotliParams(body.length, quality));
    const widest = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    expect(brotliDecompressSync(packed).equals(body)).toBe(true);
    expect(packed.length).toBeLessThanOrEqual(widest.length * 1.005);
  }
});
