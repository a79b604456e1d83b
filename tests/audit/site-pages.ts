/** The addresses of every page that the sitemap names, as paths with what stands behind the question mark, in both languages. */
export async function sitePages(origin: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll(/&(?:#38|amp);/g, '&'));
    return pathname + search;
  });
  return [...new Set(listed)].toSorted();
}
