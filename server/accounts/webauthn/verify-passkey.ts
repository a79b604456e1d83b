import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { algorithms } from './algorithms.ts';
import { isSafeKey, toCoseKey, toJsonWebKey } from './cose-key.ts';

/** What the browser must have been asked, and where. */
export interface Expected {
  /** Address of the site without a path. */
  readonly origin: string;
  /** The host that passkeys of this address are for. */
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

/** An answer of a browser in the form of the library. */
const responseOf = <Response>(id: string, response: Response) =>
  ({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }) as const;

/** True where the page that asked was a part of another site's page, which the library lets pass. */
const isFramed = (clientData: string): boolean => Boolean(decodeClientDataJSON(clientData).crossOrigin);

/** `null` for an error: the library throws for every answer that does not match its request. */
async function orNull<Result>(verify: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/**
 * The passkey that was made (WebAuthn, section 7.1); `null` where anything about it is not as it was asked for.
 * Its maker is not asked for an attestation: any authenticator is welcome.
 */
export const verifyAddition = (sent: SentAddition, expected: Expected): Promise<StoredPasskey | null> =>
  orNull(async () => {
    if (isFramed(sent.client_data)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      // The name of the passkey is read from what is attested, so the call does not take it from the browser.
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
 * The new count of a passkey that signed what it was asked to (WebAuthn, section 7.2); `null` where it did not, or
 * where its count did not rise, which is how a copied one is found out.
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
