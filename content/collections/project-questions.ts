import { defineCollection } from '../model/define-collection.ts';
import { formattedItem, itemEchoes } from '../model/generic-item.ts';

/** Questions and answers at the end of the Projects page. */
export const projectQuestions = defineCollection({
  base: 'projectquestions',
  label: { en: 'Project Questions', ar: 'أسئلة المشاريع' },
  fields: formattedItem(),
  title: 'title',
  wire: { parentZero: true, echoes: itemEchoes },
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Questions', ar: 'أسئلة المشاريع' },
    shows: { en: 'Projects page: the questions', ar: 'صفحة المشاريع: الأسئلة' },
  },
});
