import { image, link, richText, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { communityBlogs } from './community-blogs.ts';

/** Sections of a blog: text with bold words and lists. Visitors can comment on them. */
export const communityPosts = defineCollection({
  base: 'communityonepost',
  label: { en: 'Post Content', ar: 'محتوى المنشور' },
  fields: {
    title: text({ required: true }),
    text: richText({ required: true, max: 20_000, hasMarks: true }),
    path: link({ required: true }),
    icon: image(),
  },
  title: 'title',
  parent: communityBlogs,
  page: { at: 'community', query: { blog: 'parent', section: 'record' }, found: { as: 'post', picture: 'icon' } },
  placement: {
    screen: 'community/post/:id',
    section: { en: 'Post Content', ar: 'محتوى المنشور' },
    shows: { en: 'Community: the text of a blog', ar: 'المجتمع: نص المدونة' },
  },
  screen: { view: 'discussed' },
});
