import { type AsnType, Constructed, fromBER, OctetString } from 'asn1js';

/** Where signed data holds its content: the places within each other (RFC 5652, 3 and 5.1). */
const placeOfContent = [1, 0, 2, 1, 0];

/**
 * What a signature wraps (RFC 8551, 3.5.2): an email part with its headers. Who signed it is not examined.
 * @returns null for what is encrypted, or no such data
 */
export function signedContent(data: Uint8Array): Buffer | null {
  const { result, offset } = fromBER(data);
  if (offset < 0) return null;
  const content = placeOfContent.reduce<AsnType | undefined>(
    (block, place) => (block instanceof Constructed ? block.valueBlock.value[place] : undefined),
    result,
  );
  return content instanceof OctetString ? Buffer.from(content.getValue()) : null;
}
