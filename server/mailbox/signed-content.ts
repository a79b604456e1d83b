import { type AsnType, Constructed, fromBER, OctetString } from 'asn1js';

/** The path of indexes to the content of signed data (RFC 5652, 3 and 5.1). */
const placeOfContent = [1, 0, 2, 1, 0];

/**
 * The content of S/MIME signed data (RFC 8551, 3.5.2): an email part with its headers. Does not verify the signature.
 * @returns null for encrypted or invalid data
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
