import { image, link, longText, richText, text } from '../../fields/index.ts';
import type { Field } from '../../fields/field.ts';
import type { ImageOptions } from '../../fields/image/field.ts';

/** The fields of nearly all cards: title, text, link, and a picture (or a video). */
export const itemFields = <Icon extends Field>(icon: Icon) => ({
  title: text({ required: true }),
  text: longText({ required: true }),
  path: link({ required: true }),
  icon,
});

export const pictureItem = (options: Pick<ImageOptions, 'ground'> = {}) =>
  itemFields(image({ expected: true, ...options }));

/**
 * The fields of an item with a longer text that may be formatted: a question with its answer, or text under a heading.
 */
export const formattedItem = () => ({ ...pictureItem(), text: richText({ required: true }) });

/** The fields of an item that may be published without a picture. */
export const wordedItem = () => ({ ...formattedItem(), icon: image({ expected: 'in-form' }) });
