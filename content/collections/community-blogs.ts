import { image, link, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';

/** Blogs of the community. Their posts are the sections that visitors read. */
export const communityBlogs = defineCollection({
  base: 'community',
  label: { en: 'Community', ar: 'المجتمع' },
  fields: { name: text({ expected: 'always' }), icon: image(), path: link() },
  title: 'name',
  page: { at: 'community', query: { blog: 'record' } },
  placement: {
    screen: 'community',
    shows: { en: 'Community: the blogs in the sidebar', ar: 'المجتمع: المدونات في الشريط الجانبي' },
  },
});
