import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import { hyphenate } from '../../../content/hyphenate.ts';
import { href } from '../../../content/routes.ts';
import type { Collection, PartOfView, View } from '../../../content/model/collection.ts';
import type { FieldName, Reader } from '../../../content/model/reader.ts';
import { languages, type Language, otherLanguage } from '../../../language/languages.ts';
import type { Twins } from '../../alternates.ts';
import { recordId } from '../../record-page.ts';

export type Blog = View<typeof communityBlogs>;
export type Section = View<typeof communityPosts>;

/** The address of the free posts. */
export const communityPath = href('community');

/** The address of a blog, or of one of its sections: their names, with hyphens for white space. */
export const blogAddress = (blog: Pick<Blog, 'name'>, section?: Pick<Section, 'title'>): string =>
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

/** The address of what is shown, beside a part of the cards of further pages. */
export function sideBlogsAddress(query: URLSearchParams, part: number): string {
  const place = placeNames.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const next = new URLSearchParams([...place, ...(part > 1 ? [['side', String(part)]] : [])]);
  return href('community', {}, next.toString());
}

/**
 * The record that an address names: by its name in the page's language, or in the other one, because an address may be
 * opened in a language it was not shared in; or by its number, which no renaming changes. The first, of its parent
 * where one is given, when the name is nobody's.
 */
export async function choose<C extends Collection>(
  reader: Reader,
  collection: C,
  { given, parentId }: { readonly given: string; readonly parentId?: number },
): Promise<PartOfView<C, FieldName<C>> | null> {
  const name = given.trim();
  const id = name === '' ? null : ((await reader.named(collection, name, parentId)) ?? recordId(name));
  const record = id === null ? null : await reader.get(collection, id);
  if (record !== null && (parentId === undefined || record.parentId === parentId)) return record;
  const { records } = await reader.part(collection, { limit: 1, parentId });
  return records[0] ?? null;
}

/** The address in a record's own language; `undefined` where a name in it is only a fallback. */
export function ownAddress(
  language: Language,
  blog: Pick<Blog, 'name'> | undefined,
  section?: Pick<Section, 'title'>,
): string | undefined {
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
