/** Of a person, as nearly all mail servers have them; the top-level domain may be an encoded one. */
const form =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]+)$/;
const longest = 254;
const ascii = /^\p{ASCII}*$/u;

/** What a domain is made of, in whichever script; `。` and its like are dots (UTS 46). Addresses have more parts. */
const domainForm = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u;

/** A domain as mail servers know it (UTS 46): lower-case, other scripts as `xn--…`. `null` where it cannot be one. */
export function toAsciiDomain(written: string): string | null {
  if (ascii.test(written)) return written.toLowerCase();
  const address = `http://${written}`;
  return domainForm.test(written) && URL.canParse(address) ? new URL(address).hostname : null;
}

/** An address with the domain as mail servers know it; any other text stays as it is. */
function withAsciiDomain(written: string): string {
  const at = written.lastIndexOf('@');
  const domain = written.slice(at + 1);
  return `${written.slice(0, at + 1)}${toAsciiDomain(domain) ?? domain}`;
}

/**
 * An e-mail address in the one form in which it is stored and sent: the domain in ASCII and lower case, however it was
 * written. `null` where it is none; no header could mistake its characters.
 */
export function toEmail(written: string): string | null {
  const email = withAsciiDomain(written);
  return email.length <= longest && form.test(email) ? email : null;
}

/** By what an address is compared: that form in lower case. Mailboxes do not tell capitals apart. */
export const emailKey = (written: string): string => withAsciiDomain(written.trim().toLowerCase());
