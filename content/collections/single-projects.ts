import { choice, image, link, references, richText, text } from '../../fields/index.ts';
import { countryNames } from '../countries.ts';
import { defineCollection } from '../model/define-collection.ts';

/** Completed projects, each with a page of its own. Clients send `category_id` 0; it means nothing. */
export const singleProjects = defineCollection({
  base: 'singleproject',
  label: { en: 'Single Projects', ar: 'المشاريع المنفردة' },
  fields: {
    title: text(),
    subtitle: text(),
    text: richText(),
    path: link(),
    icon: image(),
    products: references({ to: 'products' }),
    country: choice({ choices: countryNames }),
    sector: text({ max: 80 }),
  },
  title: 'title',
  facets: ['products', 'country', 'sector'],
  wire: { parentZero: true },
  page: { at: 'project', found: { as: 'project', picture: 'icon' } },
  placement: {
    screen: 'single_project',
    shows: {
      en: 'Projects page: Step Into Our World; the project page',
      ar: 'صفحة المشاريع: ادخل عالمنا؛ وصفحة المشروع',
    },
  },
  screen: { words: { manage: 'manageProject' } },
});
