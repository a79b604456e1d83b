import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';

/** A network that rate limits count as one visitor. */
export interface Network {
  readonly name: string;
  /** The factor by which its limit is higher than that of a single visitor. */
  readonly allowance: number;
}

/**
 * Providers assign a customer anything from a /64 to a /48, so a /48, such as a company, gets more than one visitor.
 */
const siteAllowance = 4;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // An address can be spelled in many ways. In a URL it is normalized: compressed, in lower case, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const known = [...(before ?? []), ...(after ?? [])];
  return [...(before ?? []), ...Array<string>(8 - known.length).fill('0'), ...(after ?? [])];
}

/** The IPv4 address in an IPv4-mapped IPv6 address (`::ffff:192.0.2.7`), or `null`. */
function mappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/**
 * The networks that an address counts under: for IPv4 the address itself; for IPv6 its /64, within which one customer
 * can change addresses, and its /48, for customers with many /64 networks.
 */
export function networksOf(address: string): readonly Network[] {
  // Removes a zone id, and the port that some proxies append.
  const [unscoped = ''] = address.split('%', 1);
  const plain = unscoped.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!isIPv6(plain)) return [{ name: plain, allowance: 1 }];
  const groups = groupsOf(plain);
  const mapped = mappedAddress(groups);
  if (mapped !== null) return [{ name: mapped, allowance: 1 }];
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, allowance: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, allowance: siteAllowance },
  ];
}

/**
 * The networks that limits count for a request: of the connection's address, or of the forwarded one if the proxy is
 * trusted (`TRUST_PROXY`).
 * @throws CallError 400 if the connection was closed meanwhile, because it no longer has an address
 */
export function clientNetworks(request: FastifyRequest): readonly Network[] {
  if (request.raw.socket.remoteAddress === undefined) throw new CallError(400, 'malformed');
  return networksOf(request.ip);
}
