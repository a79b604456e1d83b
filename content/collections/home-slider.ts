import { activeLabels, bannerFields } from '../model/banner.ts';
import { defineCollection } from '../model/define-collection.ts';

/** Cards of "Get to Know More" on Home. */
export const homeSlider = defineCollection({
  base: 'homeslider',
  label: { en: 'Card Slider', ar: 'شرائح البطاقات' },
  fields: bannerFields(activeLabels),
  title: 'title',
  failure: 'Failed to fetch slides',
  page: { at: 'home' },
  placement: {
    screen: 'cards-slider',
    shows: { en: 'Home: Get to Know More', ar: 'الرئيسية: تعرّف على المزيد' },
  },
  screen: { area: 'banners' },
});
