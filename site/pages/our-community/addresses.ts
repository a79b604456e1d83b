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

/** The address of the free posts. */
export const communityPath = href('community');

/** The address of a blog, or of one of its sections, by their numbers and names. */
export const blogAddress = (blog: NamedBlog, section?: NamedSection): string => {
  const above = { id: blog.id, title: blog.name.text };
  return section === undefined
    ? recordAddress(communityBlogs, { ...above, parent: null, fields: {} })
    : recordAddress(communityPosts, { id: section.id, title: section.title.text, parent: above, fields: {} });
};

/** The address of one free post with all its comments. */
export const postAddress = (id: number): string => href('community', {}, `post=${id}`);

/** The address of what is older than a message, on the page of another address; that page for `null`. */
export const olderAddress = (address: string, olderThan: number | null): string =>
  olderThan === null ? address : `${address}${address.includes('?') ? '&' : '?'}older=${olderThan}`;

/** The names of an address that say what is shown; the others say which form is open, and what came of one. */
export const placeNames = ['blog', 'section', 'post', 'older'] as const;

/** The address of what is shown, beside a part of the cards of further pages. */
export function sideBlogsAddress(query: URLSearchParams, part: number): string {
  const place = placeNames.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const next = new URLSearchParams([...place, ...(part > 1 ? [['side', String(part)]] : [])]);
  return href('community', {}, next.toString());
}

/** The address in a record's own language; `undefined` where a name in it is only a fallback. */
export function ownAddress(
  language: Language,
  blog: NamedBlog | undefined,
  section?: NamedSection,
): string | undefined {
  if (blog === undefined || blog.name.language !== language) return undefined;
  return section !== undefined && section.title.language !== language ? undefined : blogAddress(blog, section);
}

/** The one address of what is shown, in each language that has names for it. */
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
