import { image, list, longText, text } from '../fields/index.ts';
import { defineSettings } from './model/define-settings.ts';

const named = (en: string, ar: string) => ({ label: { en, ar } });

/** What the showroom page says and shows; address, opening hours and map are those of the offices. */
export const showroomSettings = defineSettings({
  base: 'settings/showroom',
  label: { en: 'Showroom', ar: 'صالة العرض' },
  shows: { en: 'Showroom page', ar: 'صفحة صالة العرض' },
  page: { at: 'showroom' },
  title: 'title',
  fields: {
    title: text({ required: true, max: 80 }),
    text: longText(),
    image: image(),
    pictures: list(
      { title: text({ required: true }), text: text(), image: image() },
      { max: 12, ...named('Pictures', 'الصور') },
    ),
  },
});
