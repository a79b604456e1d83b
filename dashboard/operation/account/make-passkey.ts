import { account } from '../../../calls/account.ts';
import type { Confirmation } from '../../../calls/model/confirmation.ts';
import { ask } from '../../app/ask.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { askBrowser, toBytes, toText } from '../../app/session/passkey.ts';

/**
 * Has the browser make a passkey and the server keep it; answers the sentence to show.
 * @throws CallFailure, with the words of `notMade` where the browser made none
 */
export async function makePasskey(name: string, confirmation: Confirmation, notMade: string): Promise<string> {
  const asked = await ask(account.beginPasskey, { body: confirmation });
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
  return (await ask(account.addPasskey, { body })).message;
}
