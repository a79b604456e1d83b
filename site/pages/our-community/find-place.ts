import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import { isSameSlug, toSlug } from '../../../content/hyphenate.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { readNumberedSlug } from '../../../content/numbered-slug.ts';
import { otherLanguage } from '../../../language/languages.ts';
import type { Text } from '../../../fields/field.ts';
import type { Blog, Section } from './addresses.ts';

/** What an address names, as it is written there; empty where it names none. */
export interface NamedPlace {
  readonly blog: string;
  readonly section: string;
}

export interface FoundPlace {
  readonly blog: Blog | null;
  /** The section that is named, or the first of the blog. */
  readonly section: Section | null;
  /** What the address names and visitors do not find; the first is shown instead. */
  readonly missing: keyof NamedPlace | null;
}

const isCalled = (name: Text, slug: string): boolean => isSameSlug(toSlug(name.text), slug);

/**
 * The records that a part of an address may name, the likeliest first. Its number decides, because no renaming changes
 * it. Older links hold names alone, and a name may begin with a number: it is one where it is some record's name, and
 * that of the record with the number is not what follows it.
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

/** The section that is named: by its number in any blog, by its name in the first of some blogs that has it. */
async function findSection(reader: Reader, written: string, blogs: readonly number[]): Promise<Section | null> {
  const nameOf = async (id: number) => (await reader.get(communityPosts, id))?.title ?? null;
  // A number is found without its blog, too; no record belongs to one with the number 0.
  for (const parentId of blogs.length === 0 ? [0] : blogs) {
    const [id] = await namedBy(reader, communityPosts, { written, nameOf, parentId });
    if (id !== undefined) return reader.get(communityPosts, id);
  }
  return null;
}

/** What visitors of the reader's language find at an address that names a blog. */
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

/** What an address names, or the first where it names nothing that visitors find: of its blog, where that is there. */
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

/** Where visitors of the other language find what those of the reader's do not; `null` where they do not, either. */
export const findElsewhere = (reader: Reader, named: NamedPlace): Promise<FoundPlace | null> =>
  findNamed(reader.inLanguage(otherLanguage(reader.language)), named);

/** True where an address names a record by its number and, where it has one beside it, by one of its present names. */
export const isWrittenAs = (written: string, id: number, names: readonly Text[]): boolean => {
  const numbered = readNumberedSlug(written);
  return numbered?.id === id && (numbered.slug === '' || names.some((name) => isCalled(name, numbered.slug)));
};
