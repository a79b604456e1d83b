import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** The numbered grid of the Projects page. */
export const projectSteps = defineCollection({
  base: 'projegridctcontent',
  label: { en: 'Project Grid Content', ar: 'محتوى شبكة المشاريع' },
  fields: pictureItem(),
  title: 'title',
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Grid Content', ar: 'محتوى شبكة المشاريع' },
    shows: { en: 'Projects page: the numbered grid', ar: 'صفحة المشاريع: الشبكة المرقّمة' },
  },
});
