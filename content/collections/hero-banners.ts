import { activeLabels, bannerFields } from '../model/banner.ts';
import { defineCollection } from '../model/define-collection.ts';
import { loopField } from '../model/loop-field.ts';

/** Slides of the large slider at the top of Home; inactive ones are hidden from visitors. */
export const heroBanners = defineCollection({
  base: 'herobanner',
  label: { en: 'Hero Banners', ar: 'بانرات الواجهة' },
  fields: { ...bannerFields(activeLabels), loop: loopField() },
  title: 'title',
  page: { at: 'home' },
  placement: {
    screen: 'hero-banners',
    shows: { en: 'Home: the large slider at the top', ar: 'الرئيسية: الشرائح الكبيرة في الأعلى' },
  },
  screen: { area: 'banners' },
});
