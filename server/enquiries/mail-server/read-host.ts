import { isIP } from 'node:net';

/**
 * Normalizes a typed host: lowercase, names in ASCII, IP addresses in canonical form. Returns `null` if the text is not
 * just a host.
 */
export function readHost(written: string): string | null {
  const text = written.trim();
  if (/[\s/\\?#@%]/.test(text)) return null;
  const host = isIP(text.replace(/^\[|\]$/g, '')) === 6 ? `[${text.replace(/^\[|\]$/g, '')}]` : text;
  const url = URL.parse(`https://${host}/`);
  // A port, or an empty one after a colon, is not part of a host.
  if (url === null || url.port !== '' || /:\d*$/.test(host.replace(/^\[.*\]/, ''))) return null;
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || null;
}
