import { choice, image, link, longText, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { categories } from './categories.ts';

/** Tiles of the gallery of a category page. */
export const categoryGallery = defineCollection({
  base: 'sectionfour',
  label: { en: 'Gallary', ar: 'المعرض' },
  fields: {
    title: text({ required: true }),
    info: longText(),
    path: link(),
    color: choice({ choices: { black: { en: 'Black', ar: 'أسود' }, white: { en: 'White', ar: 'أبيض' } } }),
    image: image(),
  },
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
    section: { en: 'Gallary', ar: 'المعرض' },
    shows: { en: 'Category page: the gallery', ar: 'صفحة الفئة: المعرض' },
  },
});
