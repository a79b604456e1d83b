import { mail as arabic } from './ar/mail.ts';
import { mail as english } from './en/mail.ts';
import type { Language } from './languages.ts';
import { createTranslate, type Translate } from './translate.ts';

export type MailMessages = Translate<typeof english>;

const inLanguage: Readonly<Record<Language, MailMessages>> = {
  ar: createTranslate<typeof english>(arabic, 'ar'),
  en: createTranslate<typeof english>(english, 'en'),
};

/** The messages of the emails that the server sends, in one language. */
export const mailMessages = (language: Language): MailMessages => inLanguage[language];
