import { hotspots } from '../../fields/index.ts';

/** Hotspots for products on a record's picture, its `icon`. */
export const productHotspots = () =>
  hotspots({
    to: 'products',
    on: 'icon',
    label: { en: 'Products in the picture', ar: 'المنتجات في الصورة' },
    hint: {
      en: 'Click the picture where a product can be seen: visitors find its name there, and the way to its page.',
      ar: 'انقر على الصورة حيث يظهر منتج: يجد الزوار اسمه هناك ورابط صفحته.',
    },
  });
