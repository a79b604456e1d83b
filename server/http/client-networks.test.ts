import fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientNetworks, networksOf } from './client-networks.ts';

const namesOf = (address: string): string =>
  networksOf(address)
    .map(({ name }) => name)
    .join(' ');

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64 2001:db8:0::/48'],
  ['2001:0DB8:0000:0001:ffff:0:0:1', '2001:db8:0:1::/64 2001:db8:0::/48'],
  ['[2001:db8:0:1::5]:50123', '2001:db8:0:1::/64 2001:db8:0::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64 2001:db8:0::/48'],
  ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64 2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64 fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64 0:0:0::/48'],
  ['::', '0:0:0:0::/64 0:0:0::/48'],
  ['unknown', 'unknown'],
])('the limits of %s count %s', (address, counted) => {
  expect(namesOf(address)).toBe(counted);
});

it('the wider network of an IPv6 address may do more than one visitor', () => {
  expect(networksOf('2001:db8::1').map(({ allowance }) => allowance)).toEqual([1, 4]);
});

it('a forwarded address counts only behind a trusted proxy', async () => {
  const addressBehind = async (trustProxy: boolean) => {
    const app = fastify({ trustProxy });
    app.get('/', async (request) => clientNetworks(request));
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const answer = await app.inject({ url: '/', remoteAddress: '127.0.0.1', headers });
    await app.close();
    return answer.json()[0]['name'];
  };
  expect(await addressBehind(false)).toBe('127.0.0.1');
  expect(await addressBehind(true)).toBe('198.51.100.9');
});
