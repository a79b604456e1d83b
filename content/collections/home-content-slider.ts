import { defineCollection } from '../model/define-collection.ts';
import { iconCardFields } from '../model/icon-card.ts';

/** Cards of "why choose us" on Home. */
export const homeContentSlider = defineCollection({
  base: 'homecontentslider',
  label: { en: 'Content Cards Slider', ar: 'شرائح بطاقات المحتوى' },
  fields: iconCardFields(),
  title: 'title',
  page: { at: 'home' },
  placement: {
    screen: 'content-slider',
    shows: { en: 'Home: why choose us', ar: 'الرئيسية: لماذا نحن' },
  },
  screen: { area: 'banners' },
});
