/** Returns the addresses of all pages in the sitemap, in both languages, as paths with query strings. */
export async function sitePages(origin: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll(/&(?:#38|amp);/g, '&'));
    return pathname + search;
  });
  return [...new Set(listed)].toSorted();
}
