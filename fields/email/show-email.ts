import punycode from 'punycode.js';

/** An email address for display: the domain in its own script. */
export function showEmail(address: string): string {
  try {
    return punycode.toUnicode(address);
  } catch {
    // It only looks like an encoded domain.
    return address;
  }
}
