import punycode from 'punycode.js';

/** An e-mail address as people read it: the domain in its own script. */
export function showEmail(address: string): string {
  try {
    return punycode.toUnicode(address);
  } catch {
    // What only looks like an encoded domain is none.
    return address;
  }
}
