import { image, link, longText, richText, text } from '../../fields/index.ts';
import type { Field } from '../../fields/field.ts';
import type { ImageOptions } from '../../fields/image/field.ts';

/** The card nearly everything is made of: title, text, where it leads, and a picture (or a video). */
export const itemFields = <Icon extends Field>(icon: Icon) => ({
  title: text({ required: true }),
  text: longText({ required: true }),
  path: link({ required: true }),
  icon,
});

export const pictureItem = (options: Pick<ImageOptions, 'ground'> = {}) =>
  itemFields(image({ expected: true, ...options }));

/** One whose text is read at length and may be formatted: a question with its answer, or what stands under a heading. */
export const formattedItem = () => ({ ...pictureItem(), text: richText({ required: true }) });

/** One whose words stand without a picture too, where it has none of its own. */
export const wordedItem = () => ({ ...formattedItem(), icon: image({ expected: 'in-form' }) });
