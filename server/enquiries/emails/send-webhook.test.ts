import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { receiveWebhooks, type WebhookReceiver } from '../../../tests/support/webhook-receiver.ts';
import { isPrivateAddress } from '../../http/private-address.ts';
import { sendWebhook, webhookSecret } from './send-webhook.ts';

const key = 'the signing key of tests';
const body = '{"type":"enquiry.created","data":{"sender":"سارة"}}';

let receiver: WebhookReceiver | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});
const receive = async () => (receiver = await receiveWebhooks());

const hook = { address: 'https://hooks.screens.example/in', id: 'msg_1', body };

/** Without TLS, to a local receiver. */
const to = ({ port }: WebhookReceiver) => ({ key, createConnection: () => connect(port, '127.0.0.1') });

describe('a webhook', () => {
  it('is signed as Standard Webhooks say, with a secret of its own address', async () => {
    const server = await receive();
    await sendWebhook(hook, { ...to(server), now: () => 1_800_000_000_000 });
    const [{ headers, body: got } = { headers: {}, body: '' }] = server.got;
    expect(got).toBe(body);
    expect(headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': '1800000000' });
    const secret = Buffer.from(webhookSecret(key, hook.address).slice('whsec_'.length), 'base64');
    expect(secret).toHaveLength(32);
    const right = createHmac('sha256', secret).update(`msg_1.1800000000.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${right}`);
    expect(webhookSecret(key, `${hook.address}2`)).not.toBe(webhookSecret(key, hook.address));
  });

  it.each([
    [500, 'server', false],
    [429, 'server', false],
    [302, 'message', false],
    [404, 'message', false],
    [410, 'message', true],
  ] as const)('answered with %i failed because of the %s, for good: %s', async (status, hindrance, isFinal) => {
    const server = await receive();
    server.status = status;
    await expect(sendWebhook(hook, to(server))).rejects.toMatchObject({ hindrance, isFinal });
    expect(server.got).toHaveLength(1);
  });

  it('to a name that leads to this machine is refused when it connects', async () => {
    const server = await receive();
    const address = `https://localhost:${server.port}/`;
    await expect(sendWebhook({ ...hook, address }, { key })).rejects.toThrow('not a public one');
    expect(server.got).toEqual([]);
  });
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:8.8.8.8',
  '64:ff9b::1',
  '2002:7f00:1::',
  'x',
])('%s is not public', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
