import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** Big cards of the Projects page, also offered for reading on the project request page. */
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
