import { isSafeLink } from '../link/field.ts';

/**
 * The address of a link in HTML as formatted texts hold it, or `null` where it leads to no page of the web.
 * @param at the page on which it was written; addresses of its site become own paths
 */
export function toSafeHref(written: string, at: string): string | null {
  const url = URL.parse(written, at);
  if (url === null || written.trim().startsWith('#')) return null;
  const { origin } = new URL(at);
  if (url.protocol === 'http:' && url.origin !== origin) url.protocol = 'https:';
  const href = url.origin === origin ? url.pathname + url.search + url.hash : url.href;
  return isSafeLink(href) ? href : null;
}
