import { image, richText, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { categories } from './categories.ts';

/** Content cards of a category page, three a row. */
export const categoryCards = defineCollection({
  base: 'sectionfive',
  label: { en: 'Names', ar: 'الأسماء' },
  fields: { name: text({ required: true }), paragraph: richText(), image: image() },
  title: 'name',
  parent: categories,
  messages: {
    required: 'nameRequired',
    notCreated: 'itemNotSaved',
    notUpdated: 'itemNotSaved',
    notRemoved: 'notDeleted',
  },
  page: { at: 'category' },
  placement: {
    screen: 'categories/:id',
    section: { en: 'Names', ar: 'الأسماء' },
    shows: { en: 'Category page: the content cards', ar: 'صفحة الفئة: بطاقات المحتوى' },
  },
});
