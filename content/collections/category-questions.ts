import { image, richText, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { categories } from './categories.ts';

/** Questions and answers of a category page. */
export const categoryQuestions = defineCollection({
  base: 'sectionsix',
  label: { en: 'Qustionair', ar: 'الأسئلة' },
  fields: { title: text({ required: true }), paragraph: richText(), image: image() },
  title: 'title',
  parent: categories,
  messages: {
    required: 'titleRequired',
    notCreated: 'itemNotSaved',
    notUpdated: 'itemNotSaved',
    notRemoved: 'notDeleted',
  },
  page: { at: 'category' },
  placement: {
    screen: 'categories/:id',
    section: { en: 'Qustionair', ar: 'الأسئلة' },
    shows: { en: 'Category page: the questions', ar: 'صفحة الفئة: الأسئلة' },
  },
});
