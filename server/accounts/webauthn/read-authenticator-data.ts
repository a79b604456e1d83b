import { toJsonWebKey } from './cose-key.ts';
import { CborError, readCbor } from './read-cbor.ts';

/** What an authenticator says about itself and the person before it (WebAuthn, section 6.1). */
export interface AuthenticatorData {
  /** SHA-256 of the host the passkey is for. */
  readonly hostHash: Buffer;
  readonly isPresent: boolean;
  /** True where the person showed who he is: by finger, face or PIN. */
  readonly isVerified: boolean;
  /** How often the passkey was used; 0 where nobody counts. */
  readonly counter: number;
  /** The new passkey, where one was made. */
  readonly made: { readonly credential: string; readonly key: JsonWebKey | null } | null;
}

const fixedBytes = 37;
const identifierBytes = 16;

function readMade(rest: Buffer): AuthenticatorData['made'] {
  if (rest.length < identifierBytes + 2) return null;
  const length = rest.readUInt16BE(identifierBytes);
  const start = identifierBytes + 2;
  if (length === 0 || rest.length < start + length) return null;
  const credential = rest.subarray(start, start + length).toString('base64url');
  return { credential, key: toJsonWebKey(readCbor(rest.subarray(start + length)).item) };
}

/** Reads it; `null` for bytes that are no such thing. */
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData | null {
  if (bytes.length < fixedBytes) return null;
  const flags = bytes.readUInt8(32);
  const has = (bit: number): boolean => (flags & (1 << bit)) !== 0;
  try {
    return {
      hostHash: bytes.subarray(0, 32),
      isPresent: has(0),
      isVerified: has(2),
      counter: bytes.readUInt32BE(33),
      made: has(6) ? readMade(bytes.subarray(fixedBytes)) : null,
    };
  } catch (error) {
    if (error instanceof CborError) return null;
    throw error;
  }
}

/** The authenticator data inside an attestation object; whoever attests it is not asked. */
export function readAttestation(bytes: Buffer): AuthenticatorData | null {
  try {
    const { item } = readCbor(bytes);
    const data = item instanceof Map ? item.get('authData') : undefined;
    return Buffer.isBuffer(data) ? readAuthenticatorData(data) : null;
  } catch (error) {
    if (error instanceof CborError) return null;
    throw error;
  }
}
