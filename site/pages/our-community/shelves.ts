import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import type { Named, Reader } from '../../../content/model/reader.ts';
import type { PageRequest } from '../../render/page.ts';
import type { Blog, Section } from './addresses.ts';

/** Most blogs in the sidebar, and most sections of the current blog. */
const mostInSidebar = 12;
/** Most sections listed for each other blog. */
const mostFolded = 4;

/** A part of an ordered list, around the current record. */
interface Window {
  readonly shown: readonly Named[];
  /** The record just before the part, and the one just after it; `null` if there is none. */
  readonly earlier: Named | null;
  readonly later: Named | null;
}

/** A blog in the sidebar with some of its sections. */
export interface Shelf {
  readonly blog: Blog;
  readonly sections: readonly Named[];
  readonly earlier: Named | null;
  readonly later: Named | null;
  /** True if the page of the blog shows more of them. */
  readonly isCut: boolean;
}

export interface Shelves {
  readonly shelves: readonly Shelf[];
  readonly earlierBlog: Named | null;
  readonly laterBlog: Named | null;
}

/**
 * The queries for the records around one. Each asks for one more than can be shown, to find out whether there are more.
 */
const around = (id: number | undefined, parentId?: number) =>
  id === undefined
    ? [{ parentId, limit: mostInSidebar + 1 }]
    : [
        { parentId, before: id, limit: mostInSidebar },
        { parentId, behind: id, limit: mostInSidebar },
      ];

/**
 * The first records; or, with a current one, as many before it as after it, and more on one side if the other side has
 * fewer.
 */
function windowOf(read: Named | null, rows: readonly (readonly Named[])[]): Window {
  const [first = [], behind = []] = rows;
  if (read === null) {
    return { shown: first.slice(0, mostInSidebar), earlier: null, later: first[mostInSidebar] ?? null };
  }
  const others = mostInSidebar - 1;
  const before = Math.min(first.length, Math.max(others >> 1, others - behind.length));
  const start = first.length - before;
  return {
    shown: [...first.slice(start), read, ...behind.slice(0, others - before)],
    earlier: first[start - 1] ?? null,
    later: behind[others - before] ?? null,
  };
}

/**
 * Loads the blogs around the current one, each with its first sections; for the current blog, the sections around the
 * current one.
 */
export async function loadShelves(
  { reader, attempt }: { readonly reader: Reader; readonly attempt: PageRequest['attempt'] },
  { blog, section }: { readonly blog: Blog | null; readonly section: Section | null },
): Promise<Shelves> {
  const chosen = blog && { id: blog.id, name: blog.name };
  const rows = await attempt('Failed to fetch the blogs', () => reader.rows(communityBlogs, around(blog?.id)));
  const { shown, earlier, later } = windowOf(chosen, rows);
  const blogs = await attempt('Failed to fetch the blogs', () =>
    reader.some(
      communityBlogs,
      shown.map(({ id }) => id),
    ),
  );
  const folded = blogs.filter(({ id }) => id !== blog?.id);
  const read = section && { id: section.id, name: section.title };
  const sections = await attempt('Failed to fetch the sections of the blogs', () =>
    reader.rows(communityPosts, [
      ...folded.map(({ id }) => ({ parentId: id, limit: mostFolded + 1 })),
      ...(blog === null ? [] : around(section?.id, blog.id)),
    ]),
  );
  const own = windowOf(read, sections.slice(folded.length));
  const shelves = blogs.map((one): Shelf => {
    if (one.id === blog?.id) {
      return { blog: one, sections: own.shown, earlier: own.earlier, later: own.later, isCut: false };
    }
    const all = sections[folded.indexOf(one)] ?? [];
    return {
      blog: one,
      sections: all.slice(0, mostFolded),
      earlier: null,
      later: null,
      isCut: all.length > mostFolded,
    };
  });
  return { shelves, earlierBlog: earlier, laterBlog: later };
}
