import { sitePages } from './site-pages.ts';

const addresses = /\s(?:href|src|poster)="([^"#]+)/g;
const sets = /\ssrcset="([^"]+)"/gi;

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Returns the addresses of the site itself that a document links to. */
function linksIn(html: string, page: string, origin: string): string[] {
  const single = [...html.matchAll(addresses)].map(([, address = '']) => address);
  const inSets = [...html.matchAll(sets)].flatMap(([, set = '']) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );
  return [...single, ...inSets]
    .map((address) => new URL(decode(address), origin + page))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
}

/**
 * Requests every internal link, image and file of every page once.
 * @returns one line for each that fails, with a page that links to it
 */
export async function checkLinks(origin: string): Promise<readonly string[]> {
  const namedBy = new Map<string, string>();
  for (const page of await sitePages(origin)) {
    const html = await (await fetch(origin + page)).text();
    for (const link of linksIn(html, page, origin)) if (!namedBy.has(link)) namedBy.set(link, page);
  }
  const broken: string[] = [];
  for (const [link, page] of namedBy) {
    const { status } = await fetch(origin + link, { method: 'HEAD', redirect: 'manual' });
    if (status >= 400) broken.push(`${status} ${link} (on ${page})`);
  }
  return broken;
}
