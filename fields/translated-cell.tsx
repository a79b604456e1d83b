import { type Language, languages, otherLanguage } from '../language/languages.ts';
import { type CellProps, useCellServices } from './cell.ts';
import type { TranslatedText } from './translated.ts';

/** Converts an API value to texts by language. A value of a wrong type counts as empty. */
export function textsOf(value: unknown): TranslatedText {
  const text = (language: Language): string => {
    if (typeof value !== 'object' || value === null || !(language in value)) return '';
    const found: unknown = Object.entries(value).find(([key]) => key === language)?.[1];
    return typeof found === 'string' ? found : '';
  };
  return { en: text('en'), ar: text('ar') };
}

export const nameOf = { en: 'inEnglish', ar: 'inArabic' } as const;

/** A text in a list: in the interface's language or, with its own direction, in the other one. */
export function TranslatedCell({ value: texts }: CellProps<TranslatedText>) {
  const { language: own, t } = useCellServices();
  const language = texts[own] === '' ? otherLanguage(own) : own;
  const untranslated = languages.filter((each) => texts[each] === '' && texts[otherLanguage(each)] !== '');
  if (texts[language] === '') return null;
  return (
    <p className="line-clamp-3 whitespace-pre-line">
      <bdi lang={language}>{texts[language]}</bdi>
      {untranslated.map((each) => (
        <span key={each} className="mark ms-2">
          {t(each === 'en' ? 'missingEnglish' : 'missingArabic')}
        </span>
      ))}
    </p>
  );
}

/** The whole text in both languages. */
export function TranslatedWhole({ value: texts }: CellProps<TranslatedText>) {
  const { language: own, t } = useCellServices();
  return (
    <dl className="grid gap-2">
      {[own, otherLanguage(own)].map((language) => (
        <div key={language}>
          <dt className="text-sm text-muted">{t(nameOf[language])}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {texts[language] === '' ? (
              <span className="text-muted">{t('nothingHere')}</span>
            ) : (
              <bdi lang={language}>{texts[language]}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
