import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Cbor } from './read-cbor.ts';

/** The signatures that are understood (IANA COSE algorithms): EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257] as const;

const text = (value: Cbor | undefined): string => (Buffer.isBuffer(value) ? value.toString('base64url') : '');

/** A COSE key (RFC 9052, 9053) as a JSON Web Key; `null` for a kind that is not understood. */
export function toJsonWebKey(key: Cbor): JsonWebKey | null {
  if (!(key instanceof Map)) return null;
  const [kind, algorithm, curve] = [key.get(1), key.get(3), key.get(-1)];
  if (kind === 2 && algorithm === -7 && curve === 1)
    return { kty: 'EC', crv: 'P-256', x: text(key.get(-2)), y: text(key.get(-3)) };
  if (kind === 1 && algorithm === -8 && curve === 6) return { kty: 'OKP', crv: 'Ed25519', x: text(key.get(-2)) };
  if (kind === 3 && algorithm === -257) return { kty: 'RSA', n: text(key.get(-1)), e: text(key.get(-2)) };
  return null;
}

/** The shortest RSA key that is still safe. */
const leastRsaBits = 2048;

/** A key that signatures can be checked with; `null` where its numbers make none. */
export function toPublicKey(key: JsonWebKey): KeyObject | null {
  try {
    const made = createPublicKey({ key, format: 'jwk' });
    const { modulusLength } = made.asymmetricKeyDetails ?? {};
    return modulusLength !== undefined && modulusLength < leastRsaBits ? null : made;
  } catch {
    return null;
  }
}

export const isSignature = (key: KeyObject, signed: Buffer, signature: Buffer): boolean =>
  verify(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', signed, key, signature);
