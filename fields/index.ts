/** The alphabet: every kind of field a collection may be declared with. */
export { choice } from './choice/field.ts';
export { document } from './document/field.ts';
export { flag } from './flag/field.ts';
export { iconName } from './icon-name/field.ts';
export { image } from './image/field.ts';
export { link } from './link/field.ts';
export { list, values } from './list/field.ts';
export { longText } from './long-text/field.ts';
export { media } from './media/field.ts';
export { number } from './number/field.ts';
export { plainText } from './plain-text/field.ts';
export { reference } from './reference/field.ts';
export { references } from './references/field.ts';
export { richText } from './rich-text/field.ts';
export { table } from './table/field.ts';
export { text } from './text/field.ts';
export { video } from './video/field.ts';
