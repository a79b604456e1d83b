import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** Previous projects; the first two are the project cards of the Projects page. */
export const previousProjects = defineCollection({
  base: 'projectpreprojects',
  label: { en: 'Big Cards Slider - Previous Projects', ar: 'شرائح البطاقات الكبيرة - مشاريع سابقة' },
  fields: pictureItem(),
  title: 'title',
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Big Cards Slider - Previous Projects', ar: 'شرائح البطاقات الكبيرة - مشاريع سابقة' },
    shows: { en: 'Projects page: the two project cards', ar: 'صفحة المشاريع: بطاقتا المشاريع' },
  },
});
