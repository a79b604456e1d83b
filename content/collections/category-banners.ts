import { media, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { categories } from './categories.ts';

/** Full-width videos or pictures of a category page. */
export const categoryBanners = defineCollection({
  base: 'sectiontwo',
  label: { en: 'Media Upload', ar: 'رفع الوسائط' },
  fields: {
    headline: text({
      required: true,
      hint: { en: 'Up to two characters hide the headline on the page.', ar: 'حرفان أو أقل يخفيان العنوان في الصفحة.' },
    }),
    mediaFile: media({ apiName: 'media_file' }),
  },
  title: 'headline',
  parent: categories,
  messages: {
    created: 'sectionTwoAdded',
    updated: 'sectionTwoUpdated',
    notCreated: 'sectionTwoNotSaved',
    notUpdated: 'sectionTwoNotSaved',
  },
  page: { at: 'category' },
  placement: {
    screen: 'categories/:id',
    section: { en: 'Media Upload', ar: 'رفع الوسائط' },
    shows: { en: 'Category page: the wide banners', ar: 'صفحة الفئة: البانرات العريضة' },
  },
});
