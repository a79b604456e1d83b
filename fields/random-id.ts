/**
 * Creates a unique name of hexadecimal digits. `crypto.randomUUID` is missing where a site is reached by
 * plain HTTP under a name of its own, `getRandomValues` is not.
 * @param bytes how much of it is random: 4 are enough within a list, 16 anywhere
 */
export const randomId = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
