import { document, longText, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';

/** Certificates of conformity, each with its document. */
export const certificates = defineCollection({
  base: 'certificates',
  label: { en: 'Certificates', ar: 'الشهادات' },
  fields: {
    title: text({ required: true, max: 40 }),
    text: longText({ max: 200 }),
    file: document({ label: { en: 'Certificate (PDF)', ar: 'الشهادة (PDF)' } }),
  },
  title: 'title',
  page: { at: 'home' },
  placement: {
    screen: 'certificates',
    shows: { en: 'Home: certificates, below the client logos', ar: 'الرئيسية: الشهادات، تحت شعارات العملاء' },
  },
});
