/** The addresses of every page that the sitemap names, as paths, in both languages. */
export async function sitePages(origin: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...new Set(listed)].toSorted();
}
