import { communityBlogs, communityPosts } from '../../../content/collections/index.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { Twins } from '../../alternates.ts';
import type { SitemapEntry } from '../../page.ts';
import { communityPath, ownAddress } from './addresses.ts';

/** For search engines: the page itself and every section, in the languages that have a name for it. */
export async function listCommunity(readers: Readonly<Record<Language, Reader>>): Promise<readonly SitemapEntry[]> {
  const sections = new Map<number, { readonly twins: Twins; readonly lastModified: string }>();
  const changed: string[] = [];
  for (const language of languages) {
    const reader = readers[language];
    const [blogs, all, posts] = await Promise.all([
      reader.list(communityBlogs),
      reader.list(communityPosts),
      reader.freePosts(null),
    ]);
    changed.push(...blogs.map(({ updatedAt }) => updatedAt), ...posts.voices.map(({ createdAt }) => createdAt));
    for (const section of all) {
      const blog = blogs.find(({ id }) => id === section.parentId);
      const address = ownAddress(language, blog, section);
      const twins = { ...sections.get(section.id)?.twins, ...(address !== undefined && { [language]: address }) };
      sections.set(section.id, { twins, lastModified: section.updatedAt });
    }
  }
  return [
    { path: communityPath, languages, lastModified: changed.toSorted().at(-1) ?? '' },
    ...[...sections.values()].map(({ twins, lastModified }) => ({
      path: communityPath,
      languages: languages.filter((language) => twins[language] !== undefined),
      twins,
      lastModified,
    })),
  ];
}
