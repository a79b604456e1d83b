import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** Link cards in the sidebar of the community. */
export const communitySideBlogs = defineCollection({
  base: 'communitysideblogs',
  label: { en: 'Blogs', ar: 'المدونات' },
  fields: pictureItem(),
  title: 'title',
  page: { at: 'community' },
  placement: {
    screen: 'community_blogs',
    section: { en: 'Blogs', ar: 'المدونات' },
    shows: { en: 'Community: the cards below the blogs', ar: 'المجتمع: البطاقات أسفل المدونات' },
  },
});
