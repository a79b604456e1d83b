import { image, link, longText, text } from '../../fields/index.ts';
import type { Field } from '../../fields/field.ts';

/** The card nearly everything is made of: title, text, where it leads, and a picture (or a video). */
export const itemFields = <Icon extends Field>(icon: Icon) => ({
  title: text({ required: true }),
  text: longText({ required: true }),
  path: link({ required: true }),
  icon,
});

export const pictureItem = () => itemFields(image({ expected: true }));

/** Pages of old read an item's path as `link`, its text as `info` and its title as `name`. */
export const itemEchoes = { link: 'path', info: 'text', name: 'title' } as const;
