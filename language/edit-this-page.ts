import type { Words } from './languages.ts';

/** The link from a page of the site to its editor, for logged-in administrators. */
export const editThisPage: Words = { en: 'Edit this page', ar: 'تعديل هذه الصفحة' };
