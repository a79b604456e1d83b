import { useId } from 'react';
import { directionOf, otherLanguage, type Words } from '../../../language/languages.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';

const nameOf = { en: 'inEnglish', ar: 'inArabic' } as const;

interface AltTextsProps {
  readonly alt: Words;
  readonly onChange: (alt: Words) => void;
  /** Called when the text is complete: on Enter or on blur. */
  readonly onSettle: () => void;
}

/** The alternative text of a picture in both languages. */
export function AltTexts({ alt, onChange, onSettle }: AltTextsProps) {
  const t = useTranslations();
  const hint = useId();
  const own = currentLanguage();
  return (
    <fieldset className="field content-start">
      <legend className="field-label">{t('altText')}</legend>
      {[own, otherLanguage(own)].map((language) => (
        <label key={language} className="grid gap-1">
          <span className="field-language">
            {t(nameOf[language])}
            {alt[language].trim() === '' && <span className="mark">{t('missing')}</span>}
          </span>
          <input
            className="input"
            lang={language}
            dir={directionOf(language)}
            maxLength={500}
            value={alt[language]}
            aria-label={`${t('altText')} (${t(nameOf[language])})`}
            aria-describedby={hint}
            onChange={(event) => onChange({ ...alt, [language]: event.currentTarget.value })}
            onBlur={onSettle}
            onKeyDown={(event) => {
              // Enter must not submit the surrounding form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onSettle();
            }}
          />
        </label>
      ))}
      <p id={hint} className="field-hint">
        {t('altHint')}
      </p>
    </fieldset>
  );
}
