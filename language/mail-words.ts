import { mail as arabic } from './ar/mail.ts';
import { mail as english } from './en/mail.ts';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues } from './message.ts';

export type MailWord = keyof typeof english;

/** Says one of the words of letters, with its places filled. */
export type MailWords = (word: MailWord, values?: MessageValues) => string;

/** The words of the letters the server sends, in one language. */
export const mailWords =
  (language: Language): MailWords =>
  (word, values) =>
    formatMessage((language === 'ar' ? arabic : english)[word], language, values);
