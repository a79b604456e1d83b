import { calls as arabic } from './ar/calls.ts';
import { calls as english } from './en/calls.ts';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues } from './message.ts';

export type CallMessage = keyof typeof english;

/** A sentence the calls answer with, in the language of the base address. */
export const callMessage = (key: CallMessage, language: Language, values?: MessageValues): string =>
  formatMessage((language === 'ar' ? arabic : english)[key], language, values);
