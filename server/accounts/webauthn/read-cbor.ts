/** What authenticators write in CBOR (RFC 8949); maps keep keys of any kind, as COSE numbers its own. */
export type Cbor = number | string | boolean | null | Buffer | readonly Cbor[] | ReadonlyMap<Cbor, Cbor>;

const deepest = 8;

/** Bytes that are no CBOR, or more of it than an authenticator writes. */
export class CborError extends Error {
  override readonly name = 'CborError';
}

/**
 * Reads the first item of some bytes, and where it ends. Definite lengths only, as CTAP2 demands of authenticators.
 * @throws CborError
 */
export function readCbor(bytes: Buffer): { readonly item: Cbor; readonly end: number } {
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new CborError('It ends too early');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const readArgument = (short: number): number => {
    if (short < 24) return short;
    if (short === 24) return take(1).readUInt8();
    if (short === 25) return take(2).readUInt16BE();
    if (short === 26) return take(4).readUInt32BE();
    throw new CborError('A length is not understood');
  };
  const readMany = (count: number, depth: number): Cbor[] => {
    if (count > bytes.length) throw new CborError('It ends too early');
    return Array.from({ length: count }, () => readItem(depth));
  };
  const readItem = (depth: number): Cbor => {
    if (depth > deepest) throw new CborError('It is nested too deep');
    const head = take(1).readUInt8();
    const argument = readArgument(head & 31);
    switch (head >> 5) {
      case 0:
        return argument;
      case 1:
        return -1 - argument;
      case 2:
        return take(argument);
      case 3:
        return take(argument).toString('utf8');
      case 4:
        return readMany(argument, depth + 1);
      case 5: {
        const flat = readMany(argument * 2, depth + 1);
        return new Map(
          Array.from({ length: argument }, (_, index) => [flat[2 * index] ?? null, flat[2 * index + 1] ?? null]),
        );
      }
      case 7:
        if (argument === 20 || argument === 21) return argument === 21;
        if (argument === 22) return null;
        throw new CborError('A value is not understood');
      default:
        throw new CborError('Tags are not understood');
    }
  };
  const item = readItem(0);
  return { item, end: at };
}
