import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The first 64 bits of an IPv6 address: what one subscriber owns, and could otherwise roam in. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return filled
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Whom limits count: the address of the connection; a forwarded one only where the proxy is trusted (`TRUST_PROXY`). */
export function clientAddress(request: FastifyRequest): string {
  const [address = ''] = request.ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1);
  return isIPv6(address) ? networkOf(address) : address;
}
