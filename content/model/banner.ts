import { flag, image, link, longText, text } from '../../fields/index.ts';
import type { FlagOptions } from '../../fields/flag/field.ts';

/** The fields of a banner: title, a few sentences, link, flag and picture. */
export const bannerFields = (labels: FlagOptions['labels']) => ({
  title: text({ expected: 'always' }),
  info: longText(),
  link: link(),
  active: flag({ labels }),
  image: image(),
});

export const activeLabels = { on: { en: 'Active', ar: 'نشط' }, off: { en: 'Inactive', ar: 'غير نشط' } };
export const colourLabels = { on: { en: 'White', ar: 'أبيض' }, off: { en: 'Black', ar: 'أسود' } };
