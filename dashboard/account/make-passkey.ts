import { call, CallFailure, isObject, type Read, textAnswer } from '../call.ts';
import { askBrowser, challengeAnswer, type PasskeyChallenge, toBytes, toText } from '../session/passkey.ts';

interface NewPasskey extends PasskeyChallenge {
  readonly user: { readonly id: string; readonly name: string };
  readonly algorithms: readonly number[];
  readonly known: readonly string[];
}

const newPasskeyAnswer: Read<NewPasskey> = (answer) => {
  const asked = challengeAnswer(answer);
  if (asked === null || !isObject(answer) || !isObject(answer['user'])) return null;
  const { user, algorithms, known } = answer;
  const { id, name } = user;
  if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(algorithms) || !Array.isArray(known))
    return null;
  return { ...asked, user: { id, name }, algorithms: algorithms.map(Number), known: known.map(String) };
};

/**
 * Has the browser make a passkey and the server keep it; answers the sentence to show.
 * @throws CallFailure, with the words of `notMade` where the browser made none
 */
export async function makePasskey(
  { name = '', ...confirmation }: Readonly<Record<string, string>>,
  notMade: string,
): Promise<string> {
  const asked = await call('/account/passkeys/challenge', newPasskeyAnswer, { method: 'POST', body: confirmation });
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: toBytes(asked.challenge),
    rp: { id: asked.host, name: asked.host },
    user: { id: toBytes(asked.user.id), name: asked.user.name, displayName: asked.user.name },
    pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: toBytes(id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
  const made = await askBrowser(() => navigator.credentials.create({ publicKey }));
  if (made === null || !(made.response instanceof AuthenticatorAttestationResponse)) throw new CallFailure(0, notMade);
  const { clientDataJSON, attestationObject } = made.response;
  const body = { name, client_data: toText(clientDataJSON), attestation: toText(attestationObject) };
  return call('/account/passkeys', textAnswer('message'), { method: 'POST', body });
}
