/**
 * Replaces the words of a header that are encoded (RFC 2047).
 * @param write gets the bytes of each word and the character set that it names; `null` leaves the word as it is
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
