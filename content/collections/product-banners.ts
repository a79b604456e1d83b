import { document, image, values } from '../../fields/index.ts';
import { colourLabels, bannerFields } from '../model/banner.ts';
import { defineCollection } from '../model/define-collection.ts';

/**
 * Tiles of Home. The flag is the colour of the text on the picture. A tile with further pictures opens them in a
 * dialog.
 */
export const productBanners = defineCollection({
  base: 'productbanner',
  label: { en: 'Product Banners', ar: 'بانرات المنتجات' },
  fields: {
    ...bannerFields(colourLabels),
    images: values(image({ asAddress: true }), {
      max: 12,
      hint: {
        en: 'A tile with pictures opens a window that shows them, before its link.',
        ar: 'البلاطة التي لها صور تفتح نافذة تعرضها قبل رابطها.',
      },
    }),
    specsheet: document(),
  },
  title: 'title',
  page: { at: 'home' },
  placement: {
    screen: 'product-banners',
    shows: { en: 'Home: the grid of tiles', ar: 'الرئيسية: شبكة البلاطات' },
  },
  screen: { area: 'banners' },
});
