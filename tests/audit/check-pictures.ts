import { type PagePictures, readPagePictures } from './page-pictures.ts';
import { sitePages } from './site-pages.ts';

interface PictureCount {
  /** The number of different pictures on the site; `places` counts every place that shows one. */
  readonly distinct: number;
  readonly places: number;
  /** Pictures that a page shows more than once. */
  readonly repeated: readonly { readonly page: string; readonly file: string; readonly times: number }[];
  /** Hero pictures that a page shares with one of its ancestors, from which visitors come. */
  readonly shared: readonly { readonly page: string; readonly above: string; readonly file: string }[];
}

const timesOf = (files: readonly string[]): ReadonlyMap<string, number> =>
  files.reduce((times, file) => times.set(file, (times.get(file) ?? 0) + 1), new Map<string, number>());

/** Counts the pictures of pages, by the path of the page. */
export function countPictures(pages: ReadonlyMap<string, PagePictures>): PictureCount {
  const placed = [...pages.values()].flatMap((page) => page.placed);
  const repeated = [...pages].flatMap(([page, { placed: files }]) =>
    [...timesOf(files)].filter(([, times]) => times > 1).map(([file, times]) => ({ page, file, times })),
  );
  const shared = [...pages].flatMap(([page, { hero, above }]) =>
    hero === null
      ? []
      : above.filter((over) => pages.get(over)?.hero === hero).map((over) => ({ page, above: over, file: hero })),
  );
  return { distinct: new Set(placed).size, places: placed.length, repeated, shared };
}

/**
 * Prints how many different pictures each page and the whole site show, which pictures a page shows twice, and which
 * pages have the hero picture of an ancestor.
 * @returns whether there are no repeated and no shared pictures
 */
export async function checkPictures(origin: string, print: (line: string) => void): Promise<boolean> {
  const pages = new Map<string, PagePictures>();
  for (const path of await sitePages(origin))
    pages.set(path, readPagePictures(await (await fetch(origin + path)).text()));
  for (const [page, { placed }] of pages)
    print(
      `${String(new Set(placed).size).padStart(3)} of ${String(placed.length).padStart(3)} ${decodeURIComponent(page)}`,
    );
  const { distinct, places, repeated, shared } = countPictures(pages);
  for (const { page, file, times } of repeated)
    print(`✗ ${decodeURIComponent(page)}: ${file} stands there ${times} times`);
  for (const { page, above, file } of shared)
    print(`✗ ${decodeURIComponent(page)} begins with ${file}, as ${decodeURIComponent(above)} above it`);
  print(`${distinct} pictures in ${places} places of ${pages.size} pages.`);
  print(`${repeated.length} stand on a page more than once, ${shared.length} heroes follow themselves.`);
  return repeated.length === 0 && shared.length === 0;
}
