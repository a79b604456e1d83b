import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';

/** A part of the internet that limits count as one visitor. */
export interface Network {
  readonly name: string;
  /** How many times as much as a single visitor may come from it. */
  readonly allowance: number;
}

/** A provider gives one customer anything from a /64 to a /48: a company behind one gets more than one person does. */
const siteAllowance = 4;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // The address is written in many ways, in a link in one only: short, in lower case and without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const known = [...(before ?? []), ...(after ?? [])];
  return [...(before ?? []), ...Array<string>(8 - known.length).fill('0'), ...(after ?? [])];
}

/** The IPv4 address that is written as an IPv6 address (`::ffff:192.0.2.7`), or `null`. */
function mappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/**
 * The networks that an address counts under: itself for IPv4, for IPv6 its /64 (where one customer could otherwise roam)
 * and its /48 (where one could roam who has many of those).
 */
export function networksOf(address: string): readonly Network[] {
  // A scope, and the port that some proxies append.
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
 * Whom limits count: the address of the connection; a forwarded one only where the proxy is trusted (`TRUST_PROXY`).
 * @throws CallError 400 where the connection was closed meanwhile: it has no address any more
 */
export function clientNetworks(request: FastifyRequest): readonly Network[] {
  if (request.raw.socket.remoteAddress === undefined) throw new CallError(400, 'malformed');
  return networksOf(request.ip);
}
