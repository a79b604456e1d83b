import { document, image, link, longText, text } from '../../fields/index.ts';
import { usualLabel } from '../field-labels.ts';
import { defineCollection } from '../model/define-collection.ts';
import { categories } from './categories.ts';

const featuredProduct = (number: 1 | 2) => {
  const named = (part: string) => {
    const usual = usualLabel(part);
    const label = usual && { en: `Product ${number}: ${usual.en}`, ar: `المنتج ${number}: ${usual.ar}` };
    return { apiName: `product${number}_${part}`, ...(label && { label }) };
  };
  return {
    name: text({ required: true, ...named('name') }),
    description: longText({ required: true, ...named('description') }),
    feature1: text(named('feature1')),
    feature2: text(named('feature2')),
    link: link(named('link')),
    specsheet: document(named('specsheet')),
    image: image(named('image')),
  };
};
const parts = ['Name', 'Description', 'Feature1', 'Feature2', 'Link', 'Specsheet', 'Image'] as const;
const groupOf = <Number extends 1 | 2>(number: Number) => ({
  label: { en: `Product ${number}`, ar: `المنتج ${number}` },
  fields: parts.map((part) => `product${number}${part}` as const),
});
const first = featuredProduct(1);
const second = featuredProduct(2);

/** The hero of a category page: a headline with its picture and two featured products. One record a category. */
export const categoryHero = defineCollection({
  base: 'sectionone',
  label: { en: 'Info & Products', ar: 'المعلومات والمنتجات' },
  fields: {
    headline: text({ required: true }),
    image: image({ required: 'new' }),
    product1Name: first.name,
    product1Description: first.description,
    product1Feature1: first.feature1,
    product1Feature2: first.feature2,
    product1Link: first.link,
    product1Specsheet: first.specsheet,
    product1Image: first.image,
    product2Name: second.name,
    product2Description: second.description,
    product2Feature1: second.feature1,
    product2Feature2: second.feature2,
    product2Link: second.link,
    product2Specsheet: second.specsheet,
    product2Image: second.image,
  },
  title: 'headline',
  parent: categories,
  isOnlyOfParent: true,
  messages: {
    created: 'sectionOneAdded',
    updated: 'sectionOneUpdated',
    notCreated: 'sectionOneNotSaved',
    notUpdated: 'sectionOneNotSaved',
  },
  page: { at: 'category' },
  placement: {
    screen: 'categories/:id',
    section: { en: 'Info & Products', ar: 'المعلومات والمنتجات' },
    shows: { en: 'Category page: the hero', ar: 'صفحة الفئة: الواجهة' },
  },
  screen: {
    view: 'single',
    groups: [
      { label: { en: 'Headline', ar: 'العنوان الرئيسي' }, fields: ['headline', 'image'] },
      groupOf(1),
      groupOf(2),
    ],
  },
});
