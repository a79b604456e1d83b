import { document, flag, iconName, image, link, list, longText, richText, text, values } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { categories } from './categories.ts';

const present = { on: { en: 'Yes', ar: 'نعم' }, off: { en: 'No', ar: 'لا' } };

/** The product cards of a category page, at most four. */
export const categoryProducts = defineCollection({
  base: 'sectionthree',
  label: { en: 'Products Upload', ar: 'رفع المنتجات' },
  fields: {
    tagline: text({ apiName: 'headline_one' }),
    name: text({ apiName: 'headline_two' }),
    title: text({ apiName: 'headline_three', expected: 'always' }),
    description: longText(),
    path: link(),
    about: richText(),
    image: image(),
    specsheet: document(),
    icons: values(iconName(), { max: 12 }),
    sizes: values(text({ max: 60 }), { max: 20 }),
    advantages: list(
      { name: text({ required: true }), value: flag({ labels: present, answers: 'boolean' }) },
      { max: 12 },
    ),
    features: list({ title: text(), image: image() }, { max: 12 }),
  },
  title: 'title',
  parent: categories,
  limit: { max: 4, message: 'tooManyProducts' },
  messages: { created: 'productAdded', updated: 'productUpdated' },
  page: { at: 'category' },
  placement: {
    screen: 'categories/:id',
    section: { en: 'Products Upload', ar: 'رفع المنتجات' },
    shows: { en: 'Category page: the product cards', ar: 'صفحة الفئة: بطاقات المنتجات' },
  },
  screen: { view: 'tabs', words: { tabs: 'productTabs', another: 'newProduct' } },
});
