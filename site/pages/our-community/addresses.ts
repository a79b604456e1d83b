import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import { recordAddress } from '../../../content/record-address.ts';
import { href } from '../../../content/routes.ts';
import type { View } from '../../../content/model/collection.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { languages, type Language, otherLanguage } from '../../../language/languages.ts';
import type { Alternates } from '../../links/alternates.ts';

export type Blog = View<typeof communityBlogs>;
export type Section = View<typeof communityPosts>;
type NamedBlog = Pick<Blog, 'id' | 'name'>;
type NamedSection = Pick<Section, 'id' | 'title'>;

export const communityPath = href('community');

/** The address of a blog or of one of its sections, with their ids and names. */
export const blogAddress = (blog: NamedBlog, section?: NamedSection): string => {
  const above = { id: blog.id, title: blog.name.text };
  return section === undefined
    ? recordAddress(communityBlogs, { ...above, parent: null, fields: {} })
    : recordAddress(communityPosts, { id: section.id, title: section.title.text, parent: above, fields: {} });
};

/** The address of one free post with all its comments. */
export const postAddress = (id: number): string => href('community', {}, `post=${id}`);

/**
 * Adds `older=` to an address, so that it shows the items older than an id. Returns the address unchanged for `null`.
 */
export const olderAddress = (address: string, olderThan: number | null): string =>
  olderThan === null ? address : `${address}${address.includes('?') ? '&' : '?'}older=${olderThan}`;

/** The query names that select the content. The others name the open form and its outcome. */
export const placeNames = ['blog', 'section', 'post', 'older'] as const;

/** The address of the same content with another page of the cards beside it. */
export function sideBlogsAddress(query: URLSearchParams, part: number): string {
  const place = placeNames.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const next = new URLSearchParams([...place, ...(part > 1 ? [['side', String(part)]] : [])]);
  return href('community', {}, next.toString());
}

/** The address of a record with names in this language only; `undefined` if a name falls back to the other language. */
export function ownAddress(
  language: Language,
  blog: NamedBlog | undefined,
  section?: NamedSection,
): string | undefined {
  if (blog === undefined || blog.name.language !== language) return undefined;
  return section !== undefined && section.title.language !== language ? undefined : blogAddress(blog, section);
}

/** The canonical address of the content in each language that has names for it. */
export async function readAlternates(reader: Reader, blog: Blog, section: Section | null): Promise<Alternates> {
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
