import { calls as arabic } from './ar/calls.ts';
import { calls as english } from './en/calls.ts';
import type { Language } from './languages.ts';
import { createTranslate, type KeyOf, type Translate, type ValuesOf } from './translate.ts';

type English = typeof english;

export type CallKey = keyof English;
/** Of a message that has no placeholders but these. */
export type CallMessage<Placeholders extends string = never> = KeyOf<English, Placeholders>;

const inLanguage: Readonly<Record<Language, Translate<English>>> = {
  ar: createTranslate<English>(arabic, 'ar'),
  en: createTranslate<English>(english, 'en'),
};

/** A sentence the calls answer with, in the language of the base address. */
export const callMessage = <Key extends CallKey>(
  key: Key,
  language: Language,
  ...values: ValuesOf<English[Key]>
): string => inLanguage[language](key, ...values);
