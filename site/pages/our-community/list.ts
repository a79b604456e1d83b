import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { MappedRecords, SitemapEntry } from '../../render/page.ts';
import { communityPath, ownAddress } from './addresses.ts';

/** The entry of the page in the sitemap. */
export async function listCommunity({ ar }: Readonly<Record<Language, Reader>>): Promise<readonly SitemapEntry[]> {
  const [blogs, posts] = await Promise.all([ar.changedAt(communityBlogs), ar.freePosts(null)]);
  const changed = [blogs ?? '', ...posts.items.map(({ createdAt }) => createdAt)];
  return [{ path: communityPath, languages, lastModified: changed.toSorted().at(-1) ?? '' }];
}

/** The entries of all sections in the sitemap, in the languages in which they have a name. */
export const mappedSections: MappedRecords = {
  collection: communityPosts,
  async list(reader, ids) {
    const sections = await reader.names(communityPosts, ids);
    const above = new Set(sections.flatMap(({ parentId }) => parentId ?? []));
    const blogs = above.size === 0 ? [] : await reader.names(communityBlogs, { ids: [...above] });
    const byId = new Map(blogs.map((blog) => [blog.id, blog]));
    return sections.flatMap(({ id, parentId, names, changedAt }): SitemapEntry[] => {
      const blog = parentId === null ? undefined : byId.get(parentId);
      const named = languages.flatMap((language) => {
        const above = blog?.names[language];
        const own = names[language];
        if (!above || !own || parentId === null) return [];
        const toText = (text: string) => ({ text, language });
        return [
          [language, ownAddress(language, { id: parentId, name: toText(above) }, { id, title: toText(own) })] as const,
        ];
      });
      if (named.length === 0) return [];
      return [
        {
          path: communityPath,
          languages: named.map(([language]) => language),
          alternates: Object.fromEntries(named),
          lastModified: changedAt,
        },
      ];
    });
  },
};
