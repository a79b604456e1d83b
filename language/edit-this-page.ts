import type { Words } from './languages.ts';

/** What leads whoever is logged in from a page of the site to where it is written. */
export const editThisPage: Words = { en: 'Edit this page', ar: 'تعديل هذه الصفحة' };
