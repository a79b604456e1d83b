import { document, image, link, richText, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';

/** Families of products, each with a page of its own. */
export const subCategories = defineCollection({
  base: 'sub_category',
  label: { en: 'Sub Categories', ar: 'الفئات الفرعية' },
  fields: {
    name: text({ expected: 'always' }),
    title: text(),
    text: richText(),
    path: link(),
    banner: image(),
    specsheet: document(),
  },
  title: 'name',
  page: { at: 'subCategory', found: { as: 'sub-category', picture: 'banner' } },
  placement: {
    screen: 'sub_category',
    shows: { en: 'Sub-category page: the hero', ar: 'صفحة الفئة الفرعية: الواجهة' },
  },
  screen: { words: { save: 'saveChanges' } },
});
