/**
 * Creates a random hexadecimal id. `crypto.randomUUID` is not available if a site is loaded over plain HTTP from a host
 * other than localhost; `getRandomValues` is.
 * @param bytes of randomness: 4 are enough within a list, 16 anywhere
 */
export const randomId = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
