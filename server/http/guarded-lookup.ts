import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Error message of a connection to a name without a public address. */
export const notPublic = 'The address is not a public one';

/**
 * Resolves a name and refuses private addresses when the connection is made, so that the name cannot change its address
 * later. Sockets call it only for names: check literal addresses before.
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
