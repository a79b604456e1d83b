import { pictureOf } from './picture.ts';
import type { DemoRecord, Words } from './record.ts';

/** A title and a text, such as a metric or an answer, without a picture. */
export interface Statement {
  title: Words;
  text: Words;
  icon?: string;
  path?: string;
}

/** A title, a text and a picture, which nearly every section of a page consists of. */
export interface Part extends Statement {
  icon: string;
}

export const statement = (title: Words, text: Words): Statement => ({ title, text });

/** @param path the target of the link; default: the page that shows the part */
export const part = (title: Words, text: Words, icon: string, path?: string): Part =>
  path === undefined ? { title, text, icon } : { title, text, icon, path };

/** Converts parts to records. A part without a path gets `home`, the address of its own page. */
export const toRecords = (parts: readonly Statement[], home: string, parent?: number): DemoRecord[] =>
  parts.map(({ title, text, icon, path = home }) => ({
    ...(parent === undefined ? {} : { parent }),
    fields: { title, text, path, ...(icon === undefined ? {} : { icon: pictureOf(icon) }) },
  }));
