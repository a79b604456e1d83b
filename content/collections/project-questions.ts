import { defineCollection } from '../model/define-collection.ts';
import { formattedItem } from '../model/generic-item.ts';

/** Questions and answers at the end of the Projects page. */
export const projectQuestions = defineCollection({
  base: 'projectquestions',
  label: { en: 'Project Questions', ar: 'أسئلة المشاريع' },
  fields: formattedItem(),
  title: 'title',
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Questions', ar: 'أسئلة المشاريع' },
    shows: { en: 'Projects page: the questions', ar: 'صفحة المشاريع: الأسئلة' },
  },
});
