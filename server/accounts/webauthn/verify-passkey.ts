import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { algorithms } from './algorithms.ts';
import { isSafeKey, toCoseKey, toJsonWebKey } from './cose-key.ts';

/** The challenge that the browser received, and the site that it must have been used on. */
export interface Expected {
  /** Origin of the site. */
  readonly origin: string;
  /** The relying party host of this origin. */
  readonly host: string;
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

/** A passkey as it is stored. */
export interface StoredPasskey {
  readonly credential: string;
  readonly key: JsonWebKey;
  readonly counter: number;
}

const expectations = ({ origin, host, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: host,
});

/** The response of a browser in the format of the library. */
const responseOf = <Response>(id: string, response: Response) =>
  ({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }) as const;

/** True if the requesting page was embedded in a page of another site, which the library accepts. */
const isFramed = (clientData: string): boolean => Boolean(decodeClientDataJSON(clientData).crossOrigin);

/** Returns `null` for an error, because the library throws for every response that does not match its challenge. */
async function orNull<Result>(verify: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/**
 * The new passkey (WebAuthn, section 7.1); `null` if it does not match the challenge. No attestation of the maker is
 * required: every authenticator is accepted.
 */
export const verifyAddition = (sent: SentAddition, expected: Expected): Promise<StoredPasskey | null> =>
  orNull(async () => {
    if (isFramed(sent.client_data)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library reads the credential id from the attested data, so the call does not take it from the browser.
      response: responseOf('attested', { clientDataJSON: sent.client_data, attestationObject: sent.attestation }),
      ...expectations(expected),
      supportedAlgorithmIDs: [...algorithms],
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const key = toJsonWebKey(publicKey);
    return id === '' || key === null || !isSafeKey(key) ? null : { credential: id, key, counter };
  });

/**
 * The new signature count of the passkey that signed the challenge (WebAuthn, section 7.2); `null` if the signature
 * does not match, or if the count did not rise, which reveals a copied passkey.
 */
export const verifyAssertion = (
  sent: SentAssertion,
  { credential, key, counter }: StoredPasskey,
  expected: Expected,
): Promise<number | null> =>
  orNull(async () => {
    if (isFramed(sent.client_data)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: responseOf(credential, {
        clientDataJSON: sent.client_data,
        authenticatorData: sent.authenticator_data,
        signature: sent.signature,
      }),
      ...expectations(expected),
      credential: { id: credential, publicKey: toCoseKey(key), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
