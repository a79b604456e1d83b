import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** Large cards of the Projects page, which the project request page links to as well. */
export const projectBlogs = defineCollection({
  base: 'projectblogs',
  label: { en: 'Project Big cards', ar: 'البطاقات الكبيرة' },
  fields: pictureItem(),
  title: 'title',
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Big cards', ar: 'البطاقات الكبيرة' },
    shows: {
      en: 'Projects page: the big cards (also on Register)',
      ar: 'صفحة المشاريع: البطاقات الكبيرة (وفي صفحة طلب مشروع)',
    },
  },
});
