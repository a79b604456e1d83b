import { countries, type Country, countryNames } from '../../../content/countries.ts';
import type { Language } from '../../../language/languages.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateWords } from '../../app/late-words.ts';

interface LanguageAndCountryProps {
  readonly language: Language;
  readonly country: Country;
  readonly onLanguage: (language: Language) => void;
  readonly onCountry: (country: Country) => void;
}

/** Two boxes: in which language an offer is, and for which country. */
export function LanguageAndCountry({ language, country, onLanguage, onCountry }: LanguageAndCountryProps) {
  const say = useLateWords();
  return (
    <>
      <Field label={say('offerLanguage')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={[
              { value: 'ar', label: say('inArabic') },
              { value: 'en', label: say('inEnglish') },
            ]}
            onSelect={onLanguage}
          />
        )}
      </Field>
      <Field label={say('offerCountry')}>
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
