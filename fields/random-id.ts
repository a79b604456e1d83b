/**
 * Makes a name that no other has, in hexadecimal digits. `crypto.randomUUID` is missing where a site is reached by
 * plain HTTP under a name of its own, `getRandomValues` is not.
 * @param bytes how much of it is random: one of 4 is told apart within a list, one of 16 anywhere
 */
export const randomId = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
