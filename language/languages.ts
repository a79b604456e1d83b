/** The languages of the product; Arabic is the default. */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ar';

/** A text in both languages. */
export interface Words {
  readonly en: string;
  readonly ar: string;
}

export const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en';

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/** The `Intl` locale: Latin digits and the Gregorian calendar in both languages, regardless of the ICU defaults. */
export const localeOf = (language: Language): string =>
  language === 'ar' ? 'ar-SA-u-nu-latn-ca-gregory' : 'en-GB-u-nu-latn-ca-gregory';
