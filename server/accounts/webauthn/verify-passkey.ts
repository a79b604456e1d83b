import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSignature, toPublicKey } from './cose-key.ts';
import { type AuthenticatorData, readAttestation, readAuthenticatorData } from './read-authenticator-data.ts';

/** What the browser must have been asked, and where. */
export interface Expected {
  /** Address of the site without a path. */
  readonly origin: string;
  readonly challenge: string;
}

export interface SentAddition {
  readonly client_data: string;
  readonly attestation: string;
}

export interface SentAssertion {
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
}

/** A passkey as it is kept. */
export interface KnownPasskey {
  readonly key: JsonWebKey;
  readonly counter: number;
}

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** The host that passkeys of an address are for. */
export const hostOf = (origin: string): string => new URL(origin).hostname;

/** True where the browser says that it was asked this, here, and not inside another site's page. */
function isAsked(json: Buffer, type: string, { origin, challenge }: Expected): boolean {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json.toString('utf8'));
  } catch {
    return false;
  }
  const { data } = clientData.safeParse(parsed);
  return (
    data !== undefined &&
    data.type === type &&
    data.challenge === challenge &&
    data.origin === origin &&
    data.crossOrigin !== true
  );
}

/** True where the authenticator worked for this host and knew whom it had before it. */
const isProven = ({ hostHash, isPresent, isVerified }: AuthenticatorData, { origin }: Expected): boolean =>
  isPresent && isVerified && hostHash.equals(sha256(hostOf(origin)));

/**
 * The passkey that was made (WebAuthn, section 7.1); `null` where anything about it is not as it was asked for.
 * Its maker is not attested: any authenticator is welcome.
 */
export function verifyAddition(
  sent: SentAddition,
  expected: Expected,
): { readonly credential: string; readonly key: JsonWebKey; readonly counter: number } | null {
  if (!isAsked(bytesOf(sent.client_data), 'webauthn.create', expected)) return null;
  const data = readAttestation(bytesOf(sent.attestation));
  if (data === null || !isProven(data, expected)) return null;
  const { made, counter } = data;
  if (made?.key == null || toPublicKey(made.key) === null) return null;
  return { credential: made.credential, key: made.key, counter };
}

/**
 * The new count of a passkey that signed what it was asked to (WebAuthn, section 7.2); `null` where it did not, or
 * where its count did not rise, which is how a copied one is found out.
 */
export function verifyAssertion(sent: SentAssertion, passkey: KnownPasskey, expected: Expected): number | null {
  const asked = bytesOf(sent.client_data);
  if (!isAsked(asked, 'webauthn.get', expected)) return null;
  const said = bytesOf(sent.authenticator_data);
  const data = readAuthenticatorData(said);
  if (data === null || !isProven(data, expected)) return null;
  const key = toPublicKey(passkey.key);
  if (key === null || !isSignature(key, Buffer.concat([said, sha256(asked)]), bytesOf(sent.signature))) return null;
  const isCounting = data.counter > 0 || passkey.counter > 0;
  return isCounting && data.counter <= passkey.counter ? null : data.counter;
}
