import { link, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** Members of the crew. The path `0` puts a member into the first of the two sliders. */
export const projectCrew = defineCollection({
  base: 'projectcrew',
  label: { en: 'Project Crew', ar: 'طاقم المشروع' },
  fields: {
    ...pictureItem(),
    name: text({ hint: { en: 'Left empty, it is the title', ar: 'إذا تُرك فارغًا فهو العنوان' } }),
    path: link({
      required: true,
      hint: { en: '0 puts this member into the first slider', ar: 'الرقم 0 يضع هذا العضو في مجموعة الشرائح الأولى' },
    }),
  },
  title: 'title',
  follows: { name: 'title' },
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Crew', ar: 'طاقم المشروع' },
    shows: { en: 'Projects page: the two staff sliders', ar: 'صفحة المشاريع: مجموعتا شرائح الطاقم' },
  },
});
