/** The form of addresses that nearly all mail servers use. The top-level domain may be encoded. */
const form =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]+)$/;
const longest = 254;
const ascii = /^\p{ASCII}*$/u;

/**
 * Characters of a domain in any script. `。` and similar characters count as dots (UTS 46). Addresses have additional
 * parts.
 */
const domainForm = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u;

/**
 * A domain in the form for mail servers (UTS 46): lower case, other scripts as `xn--…`. `null` if the text cannot be a
 * domain.
 */
export function toAsciiDomain(written: string): string | null {
  if (ascii.test(written)) return written.toLowerCase();
  const address = `http://${written}`;
  return domainForm.test(written) && URL.canParse(address) ? new URL(address).hostname : null;
}

/** Converts the domain of an address to that form; returns any other text unchanged. */
function withAsciiDomain(written: string): string {
  const at = written.lastIndexOf('@');
  const domain = written.slice(at + 1);
  return `${written.slice(0, at + 1)}${toAsciiDomain(domain) ?? domain}`;
}

/**
 * Normalizes an email address to the form in which it is stored and sent: the domain in ASCII and lower case. `null` if
 * it is not an address. The result contains no characters with a meaning in email headers.
 */
export function toEmail(written: string): string | null {
  const email = withAsciiDomain(written);
  return email.length <= longest && form.test(email) ? email : null;
}

/**
 * The key by which addresses are compared: the normalized form in lower case, because mailboxes are case-insensitive.
 */
export const emailKey = (written: string): string => withAsciiDomain(written.trim().toLowerCase());
