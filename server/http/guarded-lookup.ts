import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** What a connection fails with whose name leads to no public address. */
export const notPublic = 'The address is not a public one';

/**
 * Resolves a name and refuses addresses at the moment of the connection, so that a name cannot point elsewhere later.
 * Sockets ask it for names only: check addresses that are written as such before.
 */
export const guardedLookup =
  (isRefused: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error === null ? addresses.filter(({ address }) => !isRefused(address)) : [];
      const [first] = allowed;
      if (first === undefined) callback(error ?? new Error(notPublic), '', 4);
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
