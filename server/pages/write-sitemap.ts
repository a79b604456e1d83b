import type { SiteCode } from './site-source.ts';

type Readers = Parameters<SiteCode['sitemap']>[0];
type SitemapEntry = Awaited<ReturnType<SiteCode['sitemap']>>[number];

/** Maximum number of parts in one sitemap; with more parts it is an index of them. */
const mostInOne = 10;

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The `<url>` elements of a page, one for each language that it exists in, with links to its alternates. Languages
 * without the page are left out.
 */
function toUrls(entry: SitemapEntry, origin: string, alternates: SiteCode['alternates']): string[] {
  const all = alternates(entry.path, origin, entry.alternates);
  const existing = all.filter(({ hreflang }) => hreflang !== 'x-default' && entry.languages.includes(hreflang));
  const addresses = new Set(existing.map(({ href }) => href));
  const twins = all.filter(({ href }) => addresses.has(href));
  const links = twins.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const changed = entry.lastModified === '' ? '' : `<lastmod>${entry.lastModified}</lastmod>`;
  return existing.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${changed}${links.join('')}</url>`);
}

const written = (element: string, spaces: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${spaces}>\n${lines.join('\n')}\n</${element}>\n`;

/**
 * The sitemap of a small site with every address; of a larger one the index of its parts, or one of the parts.
 * @param part its name; `undefined` for the sitemap itself
 * @returns `null` for an unknown part
 */
export async function writeSitemap(
  { sitemapParts, sitemap, alternates }: Pick<SiteCode, 'sitemapParts' | 'sitemap' | 'alternates'>,
  { readers, origin, part }: { readonly readers: Readers; readonly origin: string; readonly part: string | undefined },
): Promise<string | null> {
  const parts = part === undefined ? await sitemapParts(readers) : [part];
  if (parts.length > mostInOne) {
    const places = parts.map((name) => `<sitemap><loc>${origin}/sitemap.xml?part=${name}</loc></sitemap>`);
    return written('sitemapindex', schema, places);
  }
  const entries = (await Promise.all(parts.map((name) => sitemap(readers, name)))).flat();
  if (part !== undefined && entries.length === 0) return null;
  const urls = entries.flatMap((entry) => toUrls(entry, origin, alternates));
  return written('urlset', `${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, urls);
}
