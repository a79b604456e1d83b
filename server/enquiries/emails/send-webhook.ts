import { createHmac } from 'node:crypto';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, notPublic } from '../../http/guarded-lookup.ts';
import { isPrivateAddress } from '../../http/private-address.ts';
import { sign } from '../../secrets/secret-key.ts';
import { DeliveryError } from './delivery-error.ts';

export interface Webhook {
  /** `https://` only. */
  readonly address: string;
  /** The same for every attempt. */
  readonly id: string;
  readonly body: string;
}

export interface WebhookOptions {
  /** The server's signing key. */
  readonly key: string;
  /** Returns true for resolved IP addresses that must not be connected to. */
  readonly isRefused?: (address: string) => boolean;
  /** Replaces the connection in tests with a receiver without a certificate. */
  readonly createConnection?: NonNullable<Parameters<typeof request>[1]>['createConnection'];
  readonly now?: () => number;
}

const timeoutMilliseconds = 10_000;
/** Status codes of a receiver that cannot accept anything now. */
const isHindered = (status: number): boolean => status >= 500 || status === 408 || status === 429;
/** The receiver wants no more events (Standard Webhooks). */
const gone = 410;

/** The secret for verifying signatures. It is derived from the server's key and the address, so it is not stored. */
export const webhookSecret = (key: string, address: string): string =>
  `whsec_${sign(key, 'webhook', address).toString('base64')}`;

/** `webhook-signature` as Standard Webhooks 1.0 defines it. */
export const webhookSignature = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

/** Sends one event. Redirects are not followed, the answer's body is not read. @throws DeliveryError */
export async function sendWebhook({ address, id, body }: Webhook, options: WebhookOptions): Promise<void> {
  const { key, isRefused = isPrivateAddress, createConnection, now = Date.now } = options;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') throw new DeliveryError('message', 'Webhooks are sent to https:// only', true);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isRefused(host)) throw new DeliveryError('message', notPublic, true);

  const timestamp = String(Math.floor(now() / 1000));
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        lookup: guardedLookup(isRefused),
        timeout: timeoutMilliseconds,
        signal: AbortSignal.timeout(timeoutMilliseconds),
        // A new connection for each event: a pooled one might go to an IP address that the name resolved to earlier.
        ...(createConnection === undefined ? { agent: false } : { createConnection }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': webhookSignature(webhookSecret(key, address), id, timestamp, body),
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on('error', (error) => reject(new DeliveryError('server', error.message)));
    sent.end(body);
  });
  if (status < 200 || status > 299)
    throw new DeliveryError(
      isHindered(status) ? 'server' : 'message',
      `The receiver answered ${status}`,
      status === gone,
    );
}
