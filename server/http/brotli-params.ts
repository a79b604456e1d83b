import { constants } from 'node:zlib';

/** The largest window that every browser supports, as a power of two. */
const largestWindow = 22;

/**
 * Brotli parameters for a body length in bytes. A window that is no larger than the body gives the same bytes in up to
 * a third less time and a few megabytes. The default window of 4 MB takes 33 MB at the best quality, and the system
 * does not get that memory back from the thread.
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
