/** The two languages of the product; Arabic is the default, English its twin. */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ar';

/** One text in both languages, as declarations and dictionaries write it. */
export interface Words {
  readonly en: string;
  readonly ar: string;
}

export const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en';

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/** Locale for `Intl`: Latin digits and the Gregorian calendar in both languages, whatever the ICU default is. */
export const localeOf = (language: Language): string =>
  language === 'ar' ? 'ar-SA-u-nu-latn-ca-gregory' : 'en-GB-u-nu-latn-ca-gregory';
