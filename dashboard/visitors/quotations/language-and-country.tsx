import { countries, type Country, countryNames } from '../../../content/countries.ts';
import type { Language } from '../../../language/languages.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

interface LanguageAndCountryProps {
  readonly language: Language;
  readonly country: Country;
  readonly onLanguage: (language: Language) => void;
  readonly onCountry: (country: Country) => void;
}

/** Chooses the language and the country of a quotation. */
export function LanguageAndCountry({ language, country, onLanguage, onCountry }: LanguageAndCountryProps) {
  const t = useLateTranslations();
  return (
    <>
      <Field label={t('offerLanguage')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={[
              { value: 'ar', label: t('inArabic') },
              { value: 'en', label: t('inEnglish') },
            ]}
            onSelect={onLanguage}
          />
        )}
      </Field>
      <Field label={t('offerCountry')}>
        {(control) => (
          <Select
            {...control}
            value={country}
            options={countries.map((each) => ({ value: each, label: countryNames[each][currentLanguage()] }))}
            onSelect={onCountry}
          />
        )}
      </Field>
    </>
  );
}
