import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';

/** Logos of clients, on the Projects page and in the marquee of About. */
export const clientLogos = defineCollection({
  base: 'clientslogos',
  label: { en: 'Project Clients Logos', ar: 'شعارات العملاء' },
  fields: pictureItem({ ground: 'dark' }),
  title: 'title',
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Clients Logos', ar: 'شعارات العملاء' },
    shows: {
      en: 'Projects page: the client logos (also on About)',
      ar: 'صفحة المشاريع: شعارات العملاء (وفي صفحة من نحن)',
    },
  },
});
