import { activeLabels, bannerFields } from '../model/banner.ts';
import { defineCollection } from '../model/define-collection.ts';

/** Slides of the cross-fading slide show in the middle of Home. */
export const bodySlider = defineCollection({
  base: 'bodyslider',
  label: { en: 'Body Slider', ar: 'شرائح المحتوى' },
  fields: bannerFields(activeLabels),
  title: 'title',
  page: { at: 'home' },
  placement: {
    screen: 'body-slider',
    shows: { en: 'Home: the slider below the cards', ar: 'الرئيسية: الشرائح أسفل البطاقات' },
  },
  screen: { area: 'banners' },
});
