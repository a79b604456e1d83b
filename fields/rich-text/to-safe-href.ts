import { isContactLink, isTextLink } from './is-text-link.ts';

/** Redirect pages that programs put before links, and the parameter with the actual address. */
const redirects: readonly (readonly [host: RegExp, path: RegExp, parameters: readonly string[]])[] = [
  [/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/url$/, ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, ['url']],
  [/^(?:l|lm)\.(?:facebook|instagram)\.com$/, /^\//, ['u']],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, ['q']],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)/, ['url']],
  [/^slack-redir\.net$/, /^\/link$/, ['url']],
];

/** The address behind redirect pages. */
function behindRedirects(url: URL): URL {
  let found = url;
  // Several programs may have added one.
  for (let times = 0; times < 4; times += 1) {
    const { hostname, pathname, searchParams } = found;
    const redirect = redirects.find(([host, path]) => host.test(hostname) && path.test(pathname));
    const target = redirect?.[2].map((name) => searchParams.get(name)).find((value) => value !== null && value !== '');
    if (target === undefined || target === null) return found;
    const next = URL.parse(target);
    if (next === null) return found;
    found = next;
  }
  return found;
}

/** Invisible characters, which copied phone numbers contain. */
const invisible = /[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|%20|%E2%80%8[B-F]|%E2%80%A[A-E]/gi;

/**
 * Converts the `href` of a link in HTML to an address for formatted texts, or `null` if it is not a web page, an email
 * address or a phone number.
 * @param at the address of the source page; addresses of its site become internal paths
 */
export function toSafeHref(written: string, at: string): string | null {
  const parsed = URL.parse(written, at);
  if (parsed === null || written.trim().startsWith('#')) return null;
  const url = behindRedirects(parsed);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') {
    const contact = url.protocol === 'tel:' ? url.href.replace(invisible, '') : url.href;
    return isContactLink(contact) ? contact : null;
  }
  const { origin } = new URL(at);
  if (url.protocol === 'http:' && url.origin !== origin) url.protocol = 'https:';
  const href = url.origin === origin ? url.pathname + url.search + url.hash : url.href;
  return isTextLink(href) ? href : null;
}
