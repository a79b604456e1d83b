import { offer as arabic } from './ar/offer.ts';
import { offer as english } from './en/offer.ts';
import type { Language } from './languages.ts';
import { createTranslate, type Translate } from './translate.ts';

export type OfferMessages = Translate<typeof english>;

const inLanguage: Readonly<Record<Language, OfferMessages>> = {
  ar: createTranslate<typeof english>(arabic, 'ar'),
  en: createTranslate<typeof english>(english, 'en'),
};

/** The messages of quotations as PDF, as pages and in emails, in one language. */
export const offerMessages = (language: Language): OfferMessages => inLanguage[language];
