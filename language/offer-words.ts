import { offer as arabic } from './ar/offer.ts';
import { offer as english } from './en/offer.ts';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues } from './message.ts';

export type OfferWord = keyof typeof english;

/** Says one of the words of offers, with its places filled. */
export type OfferWords = (word: OfferWord, values?: MessageValues) => string;

/** What offers say on paper, as pages and in letters, in one language. */
export const offerWords =
  (language: Language): OfferWords =>
  (word, values) =>
    formatMessage((language === 'ar' ? arabic : english)[word], language, values);
