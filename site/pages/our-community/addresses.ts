import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import { hyphenate } from '../../../content/hyphenate.ts';
import { href } from '../../../content/routes.ts';
import type { View } from '../../../content/model/collection.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { languages, type Language, otherLanguage } from '../../../language/languages.ts';
import type { Twins } from '../../alternates.ts';

export type Blog = View<typeof communityBlogs>;
export type Section = View<typeof communityPosts>;

/** The address of the free posts. */
export const communityPath = href('community');

/** The address of a blog, or of one of its sections: their names, with hyphens for white space. */
export const blogAddress = (blog: Blog, section?: Section): string =>
  href(
    'community',
    {},
    `blog=${hyphenate(blog.name.text)}${section ? `&section=${hyphenate(section.title.text)}` : ''}`,
  );

/** The address of one free post with all its comments. */
export const postAddress = (id: number): string => href('community', {}, `post=${id}`);

/** The address of what is older than a message, on the page of another address; that page for `null`. */
export const olderAddress = (address: string, olderThan: number | null): string =>
  olderThan === null ? address : `${address}${address.includes('?') ? '&' : '?'}older=${olderThan}`;

/** The names of an address that say what is shown; the others say which form is open, and what came of one. */
export const placeNames = ['blog', 'section', 'post', 'older'] as const;

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The first record with the name that an address holds. */
const named = (records: readonly Named[], slug: string): number | undefined =>
  records.find(({ name }) => hyphenate(name) === slug)?.id;

/**
 * Which of some records an address names: by its name in the page's language, or in the other one, because an address
 * may be opened in a language it was not shared in; or by its number, which no renaming changes. The first of them
 * when the name is nobody's.
 */
export async function choose<R extends { readonly id: number }>(
  records: readonly R[],
  given: string,
  nameOf: (record: R) => string,
  readInOtherLanguage: () => Promise<readonly R[]>,
): Promise<R | null> {
  const slug = hyphenate(given);
  const toNamed = (record: R) => ({ id: record.id, name: nameOf(record) });
  const find = (id: number | undefined) => records.find((record) => record.id === id);
  if (slug === '') return records[0] ?? null;
  const own = find(named(records.map(toNamed), slug));
  const translated = own ?? find(named((await readInOtherLanguage()).map(toNamed), slug));
  return translated ?? records.find(({ id }) => String(id) === slug) ?? records[0] ?? null;
}

/** The address in a record's own language; `undefined` where a name in it is only a fallback. */
export function ownAddress(language: Language, blog: Blog | undefined, section?: Section): string | undefined {
  if (blog === undefined || blog.name.language !== language) return undefined;
  return section !== undefined && section.title.language !== language ? undefined : blogAddress(blog, section);
}

/** The one address of what is shown, in each language that has names for it. */
export async function readTwins(reader: Reader, blog: Blog, section: Section | null): Promise<Twins> {
  const other = otherLanguage(reader.language);
  const elsewhere = reader.inLanguage(other);
  const [otherBlog, otherSection] = await Promise.all([
    elsewhere.get(communityBlogs, blog.id),
    section && elsewhere.get(communityPosts, section.id),
  ]);
  const isWhole = section === null || otherSection !== null;
  const addresses = {
    [reader.language]: ownAddress(reader.language, blog, section ?? undefined),
    [other]: isWhole ? ownAddress(other, otherBlog ?? undefined, otherSection ?? undefined) : undefined,
  };
  return Object.fromEntries(
    languages.flatMap((language) => {
      const address = addresses[language];
      return address === undefined ? [] : [[language, address]];
    }),
  );
}
