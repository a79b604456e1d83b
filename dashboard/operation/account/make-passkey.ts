import { account } from '../../../calls/account.ts';
import type { Confirmation } from '../../../calls/model/confirmation.ts';
import { callApi } from '../../app/call-api.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { promptBrowser, toBytes, toText } from '../../app/session/passkey.ts';

/**
 * Creates a passkey in the browser and stores it on the server. Returns the message to show.
 * @throws CallFailure, with the text `notMade` if the browser created none
 */
export async function makePasskey(name: string, confirmation: Confirmation, notMade: string): Promise<string> {
  const options = await callApi(account.beginPasskey, { body: confirmation });
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: toBytes(options.challenge),
    rp: { id: options.host, name: options.host },
    user: { id: toBytes(options.user.id), name: options.user.name, displayName: options.user.name },
    pubKeyCredParams: options.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: options.known.map((id) => ({ type: 'public-key', id: toBytes(id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
  const made = await promptBrowser(() => navigator.credentials.create({ publicKey }));
  if (made === null || !(made.response instanceof AuthenticatorAttestationResponse)) throw new CallFailure(0, notMade);
  const { clientDataJSON, attestationObject } = made.response;
  const body = { name, client_data: toText(clientDataJSON), attestation: toText(attestationObject) };
  return (await callApi(account.addPasskey, { body })).message;
}
