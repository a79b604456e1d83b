import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** Media banners at the top of the Projects page. */
export const projectMedia = defineCollection({
  base: 'projectcycle',
  label: { en: 'Project Media', ar: 'وسائط المشاريع' },
  fields: pictureItem(),
  title: 'title',
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Media', ar: 'وسائط المشاريع' },
    shows: { en: 'Projects page: the media banners', ar: 'صفحة المشاريع: بانرات الوسائط' },
  },
});
