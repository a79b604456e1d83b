/**
 * Replaces the encoded words of a header (RFC 2047).
 * @param write receives the bytes of a word and its character set; `null` keeps the word unchanged
 */
export const replaceEncodedWords = (text: string, write: (bytes: Buffer, label: string) => string | null): string =>
  text.replace(/=\?([^?\s]{1,60})\?([bq])\?([^?]*)\?=/gi, (word, label: string, encoding: string, written: string) => {
    const bytes =
      encoding.toLowerCase() === 'b'
        ? Buffer.from(written, 'base64')
        : Buffer.from(
            written
              .replaceAll('_', ' ')
              .replace(/=([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
            'latin1',
          );
    return write(bytes, label) ?? word;
  });
