import { constants } from 'node:zlib';

/** The largest window a browser must know, as a power of two. */
const largestWindow = 22;

/**
 * How Brotli packs a body of a length in bytes. A window no larger than the body packs to the same bytes in up to a third
 * less time, and in a few megabytes; the usual one of 4 MB takes 33 MB at the best quality, which the system never gets
 * back from the thread that packed.
 */
export const brotliParams = (length: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
      largestWindow,
    ),
  },
});
