import fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

async function addressOf(remoteAddress: string, trustProxy = false, forwarded = ''): Promise<string> {
  const app = fastify({ trustProxy });
  app.get('/', async (request) => clientAddress(request));
  const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return body;
}

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff:0:0:1', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('the limits of %s count %s', async (address, counted) => {
  expect(await addressOf(address)).toBe(counted);
});

it('a forwarded address counts only behind a trusted proxy', async () => {
  expect(await addressOf('127.0.0.1', false, '198.51.100.9')).toBe('127.0.0.1');
  expect(await addressOf('127.0.0.1', true, '198.51.100.9')).toBe('198.51.100.9');
});
