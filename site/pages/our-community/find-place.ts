import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import { isSameSlug, toSlug } from '../../../content/hyphenate.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { readNumberedSlug } from '../../../content/numbered-slug.ts';
import { otherLanguage } from '../../../language/languages.ts';
import type { Text } from '../../../fields/field.ts';
import type { Blog, Section } from './addresses.ts';

/** The names in an address as they are written there; empty if absent. */
export interface NamedPlace {
  readonly blog: string;
  readonly section: string;
}

export interface FoundPlace {
  readonly blog: Blog | null;
  /** The named section, or the first of the blog. */
  readonly section: Section | null;
  /** The part of the address that names nothing visible to visitors. The first record is shown instead. */
  readonly missing: keyof NamedPlace | null;
}

const isCalled = (name: Text, slug: string): boolean => isSameSlug(toSlug(name.text), slug);

/**
 * The ids of records that a part of an address may name, the likeliest first. A leading number is the id, which
 * survives renaming. Older links contain only names, and a name may begin with a number: the part is such a name if a
 * record has it and the record with that id does not have the rest as its name.
 */
async function namedBy(
  reader: Reader,
  collection: Collection,
  {
    written,
    nameOf,
    parentId,
  }: { readonly written: string; readonly nameOf: (id: number) => Promise<Text | null>; readonly parentId?: number },
): Promise<readonly number[]> {
  const numbered = readNumberedSlug(written);
  const name = numbered && (await nameOf(numbered.id));
  if (numbered && name !== null && (numbered.slug === '' || isCalled(name, numbered.slug))) return [numbered.id];
  const called = await reader.named(collection, written, parentId);
  if (numbered === null || name === null) return called;
  const isOwn = called.length === 0 || (await reader.named(collection, numbered.slug)).includes(numbered.id);
  return isOwn ? [numbered.id] : called;
}

const firstOf = async (reader: Reader, blog: Blog | null): Promise<Section | null> =>
  blog === null ? null : ((await reader.part(communityPosts, { limit: 1, parentId: blog.id })).records[0] ?? null);

const blogsNamed = (reader: Reader, written: string): Promise<readonly number[]> =>
  namedBy(reader, communityBlogs, {
    written,
    nameOf: async (id) => (await reader.get(communityBlogs, id))?.name ?? null,
  });

/** Finds the named section: by its id in any blog, or by its name in the first of the given blogs that has it. */
async function findSection(reader: Reader, written: string, blogs: readonly number[]): Promise<Section | null> {
  const nameOf = async (id: number) => (await reader.get(communityPosts, id))?.title ?? null;
  // Without a blog an id is still found; parent id 0 excludes matches by name, because no record has it.
  for (const parentId of blogs.length === 0 ? [0] : blogs) {
    const [id] = await namedBy(reader, communityPosts, { written, nameOf, parentId });
    if (id !== undefined) return reader.get(communityPosts, id);
  }
  return null;
}

/** Finds what an address with a blog names, in the reader's language. */
async function findNamed(reader: Reader, { blog, section }: NamedPlace): Promise<FoundPlace | null> {
  const blogs = await blogsNamed(reader, blog);
  if (section !== '') {
    const found = await findSection(reader, section, blogs);
    const above = found?.parentId == null ? null : await reader.get(communityBlogs, found.parentId);
    return found !== null && above !== null ? { blog: above, section: found, missing: null } : null;
  }
  const [id] = blogs;
  const found = id === undefined ? null : await reader.get(communityBlogs, id);
  return found && { blog: found, section: await firstOf(reader, found), missing: null };
}

/**
 * Finds what an address names. If visitors cannot see that, returns the first section of its blog, or of the first
 * blog.
 */
export async function findPlace(reader: Reader, named: NamedPlace): Promise<FoundPlace> {
  if (named.blog === '') return { blog: null, section: null, missing: null };
  const found = await findNamed(reader, named);
  if (found !== null) return found;
  const [id] = await blogsNamed(reader, named.blog);
  const { records } = id === undefined ? await reader.part(communityBlogs, { limit: 1 }) : { records: [] };
  const blog = (id === undefined ? records[0] : await reader.get(communityBlogs, id)) ?? null;
  const missing = named.section === '' ? 'blog' : 'section';
  return { blog, section: await firstOf(reader, blog), missing };
}

/** Finds what an address names in the other language; `null` if it is not visible there either. */
export const findElsewhere = (reader: Reader, named: NamedPlace): Promise<FoundPlace | null> =>
  findNamed(reader.inLanguage(otherLanguage(reader.language)), named);

/** True if a part of an address has the id of a record and, if it has a name too, one of the record's current names. */
export const isWrittenAs = (written: string, id: number, names: readonly Text[]): boolean => {
  const numbered = readNumberedSlug(written);
  return numbered?.id === id && (numbered.slug === '' || names.some((name) => isCalled(name, numbered.slug)));
};
