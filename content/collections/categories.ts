import { image, link, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';

/** The kinds of display the company sells; linked in the header. */
export const categories = defineCollection({
  base: 'category',
  label: { en: 'Categories', ar: 'الفئات' },
  fields: { name: text({ expected: 'always' }), path: link(), icon: image() },
  title: 'name',
  isOnEveryPage: true,
  page: { at: 'category', ownAddress: 'path', found: { as: 'category', picture: 'icon' } },
  placement: {
    screen: 'categories',
    shows: { en: 'Header: the category links', ar: 'الترويسة: روابط الفئات' },
  },
});
