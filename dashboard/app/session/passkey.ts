import type { PasskeyChallenge } from '../../../calls/model/passkey.ts';
import type { SignedPasskey } from '../../../calls/session.ts';

/** Browsers support passkeys only on a secure origin with a host name. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);

export const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** True for the errors that browsers throw if the user cancels, the time runs out or the authenticator refuses. */
const isDeclined = (error: unknown): boolean => error instanceof DOMException;

/** Runs a passkey request of the browser; `null` if the user provides none. */
export async function promptBrowser(make: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const credential = await make();
    return credential instanceof PublicKeyCredential ? credential : null;
  } catch (error) {
    if (isDeclined(error)) return null;
    throw error;
  }
}

/** The body of a passkey login; `null` if the user provides no passkey. */
export async function signWithPasskey({ challenge, host }: PasskeyChallenge): Promise<SignedPasskey | null> {
  const publicKey = { challenge: toBytes(challenge), rpId: host, userVerification: 'required' } as const;
  const credential = await promptBrowser(() => navigator.credentials.get({ publicKey }));
  if (credential === null || !(credential.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  return {
    credential: toText(credential.rawId),
    client_data: toText(clientDataJSON),
    authenticator_data: toText(authenticatorData),
    signature: toText(signature),
  };
}
