import { isObject, type Read } from '../call.ts';

/** What a passkey must sign, and for which host. */
export interface PasskeyChallenge {
  readonly challenge: string;
  readonly host: string;
}

export const challengeAnswer: Read<PasskeyChallenge> = (answer) => {
  if (!isObject(answer)) return null;
  const { challenge, host } = answer;
  return typeof challenge === 'string' && typeof host === 'string' ? { challenge, host } : null;
};

/** Browsers have passkeys where the address is secure and has a name. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);

export const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** True for what browsers throw when the person cancels, waits too long, or the authenticator refuses. */
const isDeclined = (error: unknown): boolean => error instanceof DOMException;

/** Lets the browser ask for a passkey; `null` where none is given. */
export async function askBrowser(make: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const credential = await make();
    return credential instanceof PublicKeyCredential ? credential : null;
  } catch (error) {
    if (isDeclined(error)) return null;
    throw error;
  }
}

/** The body of a login by passkey; `null` where none was given. */
export async function signWithPasskey({ challenge, host }: PasskeyChallenge): Promise<object | null> {
  const publicKey = { challenge: toBytes(challenge), rpId: host, userVerification: 'required' } as const;
  const credential = await askBrowser(() => navigator.credentials.get({ publicKey }));
  if (credential === null || !(credential.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  return {
    credential: toText(credential.rawId),
    client_data: toText(clientDataJSON),
    authenticator_data: toText(authenticatorData),
    signature: toText(signature),
  };
}
