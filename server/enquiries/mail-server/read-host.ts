import { isIP } from 'node:net';

/**
 * A host as it was typed, as connections take it: in lower case, a name in ASCII, an IP address in its usual form.
 * `null` where it is more or less than a host.
 */
export function readHost(written: string): string | null {
  const text = written.trim();
  if (/[\s/\\?#@%]/.test(text)) return null;
  const host = isIP(text.replace(/^\[|\]$/g, '')) === 6 ? `[${text.replace(/^\[|\]$/g, '')}]` : text;
  const url = URL.parse(`https://${host}/`);
  // A port, or what is left out of an address, is no part of a host.
  if (url === null || url.port !== '' || /:\d*$/.test(host.replace(/^\[.*\]/, ''))) return null;
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || null;
}
