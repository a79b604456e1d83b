import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { writtenField } from '../written.ts';

interface UrlOptions extends FieldOptions {
  /** True if only `https://` is accepted: for addresses that the site embeds, or that the server sends to. */
  readonly isSecure?: boolean;
}

/** A host name of letters, digits and hyphens, or an IPv4 address: these are safe in a content security policy. */
const plainHost = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/**
 * The origin of an `http://` or `https://` address, as used in content security policies; `null` for every other text.
 * Hosts may contain characters that end a directive (`https://a.example;sandbox`): such an address has no plain origin.
 */
export function plainOrigin(address: string): string | null {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && plainHost.test(url.hostname) ? url.origin : null;
}

/** The address of another website. `screens.example` is completed to `https://screens.example`. */
export const url = ({ isSecure = false, ...options }: UrlOptions = {}) => {
  // Embed addresses of maps are long.
  const longest = isSecure ? 500 : 300;
  const protocol = isSecure ? /^https:?$/ : /^https?:?$/;
  return writtenField({
    kind: 'url',
    options,
    schema: () => z.url({ protocol }).check(z.maxLength(longest)),
    refusal: isSecure ? 'insecureUrl' : 'invalidUrl',
    input: 'url',
    read(typed) {
      const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`;
      const parsed = /[\s\\]|^https?:\/{3}/i.test(address) || address.length > longest ? null : URL.parse(address);
      if (parsed === null || !protocol.test(parsed.protocol) || parsed.username !== '') return null;
      if (plainOrigin(address) === null) return null;
      return parsed.hostname.includes('.') ? address : null;
    },
  });
};
