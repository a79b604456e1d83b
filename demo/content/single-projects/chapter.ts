import type { Words } from '../../record.ts';
import type { Chapter } from '../single-projects.ts';

/** A card of a project page; `subtitle` is the short line above the title. */
export const chapter = (
  subtitle: Words,
  title: Words,
  text: Words,
  icon: string,
  marks: Chapter['marks'] = [],
): Chapter => ({
  subtitle,
  title,
  text,
  icon,
  marks,
});
