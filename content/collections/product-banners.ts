import { colourLabels, bannerFields } from '../model/banner.ts';
import { defineCollection } from '../model/define-collection.ts';

/** Tiles of Home; the flag is the colour of the words on the picture. */
export const productBanners = defineCollection({
  base: 'productbanner',
  label: { en: 'Product Banners', ar: 'بانرات المنتجات' },
  fields: bannerFields(colourLabels),
  title: 'title',
  wire: { envelope: 'banners', createdAt: '/add' },
  page: { at: 'home' },
  placement: {
    screen: 'product-banners',
    shows: { en: 'Home: the grid of tiles', ar: 'الرئيسية: شبكة البلاطات' },
  },
  screen: { area: 'banners' },
});
