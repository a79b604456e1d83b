import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { SitemapEntry } from '../../page.ts';
import { communityPath, ownAddress } from './addresses.ts';

/** For search engines: the page itself and every section, in the languages that have a name for it. */
export async function listCommunity(readers: Readonly<Record<Language, Reader>>): Promise<readonly SitemapEntry[]> {
  const { ar } = readers;
  const [blogs, sections, posts] = await Promise.all([
    ar.names(communityBlogs),
    ar.names(communityPosts),
    ar.freePosts(null),
  ]);
  const byId = new Map(blogs.map((blog) => [blog.id, blog]));
  const changed = [...blogs.map(({ changedAt }) => changedAt), ...posts.voices.map(({ createdAt }) => createdAt)];
  const entries = sections.flatMap(({ parentId, names, changedAt }): SitemapEntry[] => {
    const blog = parentId === null ? undefined : byId.get(parentId);
    const named = languages.flatMap((language) => {
      const above = blog?.names[language];
      const own = names[language];
      if (!above || !own) return [];
      const toText = (text: string) => ({ text, language });
      return [[language, ownAddress(language, { name: toText(above) }, { title: toText(own) })] as const];
    });
    if (named.length === 0) return [];
    return [
      {
        path: communityPath,
        languages: named.map(([language]) => language),
        twins: Object.fromEntries(named),
        lastModified: changedAt,
      },
    ];
  });
  return [
    {
      path: communityPath,
      languages,
      lastModified: changed.reduce((latest, at) => (at > latest ? at : latest), ''),
    },
    ...entries,
  ];
}
