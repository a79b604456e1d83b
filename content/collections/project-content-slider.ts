import { defineCollection } from '../model/define-collection.ts';
import { iconCardFields } from '../model/icon-card.ts';

/** The card slider of the Projects page. */
export const projectContentSlider = defineCollection({
  base: 'projectcontentslider',
  label: { en: 'Project Content slider', ar: 'شرائح محتوى المشاريع' },
  fields: iconCardFields(),
  title: 'title',
  page: { at: 'projects' },
  placement: {
    screen: 'projects',
    section: { en: 'Project Content slider', ar: 'شرائح محتوى المشاريع' },
    shows: { en: 'Projects page: the card slider', ar: 'صفحة المشاريع: شرائح البطاقات' },
  },
});
