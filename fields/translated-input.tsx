import { Button } from '../ui/button.tsx';
import { directionOf, type Language, languages, otherLanguage } from '../language/languages.ts';
import { describedBy, GroupFrame, idOf, isAwaited, Issues } from './field-frame.tsx';
import { type CellProps, type InputProps, useInputServices } from './input.ts';
import type { TranslatedText } from './translated.ts';

/** A wire value as texts by language; what is none counts as not written. */
export function textsOf(value: unknown): TranslatedText {
  const text = (language: Language): string => {
    if (typeof value !== 'object' || value === null || !(language in value)) return '';
    const found: unknown = Object.entries(value).find(([key]) => key === language)?.[1];
    return typeof found === 'string' ? found : '';
  };
  return { en: text('en'), ar: text('ar') };
}

const nameOf = { en: 'inEnglish', ar: 'inArabic' } as const;

interface TranslatedProps extends InputProps {
  /** Lines of the box; one line is an ordinary input. */
  readonly rows: number;
}

/** A text in both languages side by side, each in its own direction. */
export function TranslatedInput({ rows, ...props }: TranslatedProps) {
  const { field, label, path, value, onChange, issues, isNew } = props;
  const { language: own, say } = useInputServices();
  const texts = textsOf(value);
  const Box = rows > 1 ? 'textarea' : 'input';
  return (
    <GroupFrame {...props}>
      <div className="grid gap-3 sm:grid-cols-2">
        {[own, otherLanguage(own)].map((language) => {
          const other = otherLanguage(language);
          const isMissing = texts[language].trim() === '' && texts[other].trim() !== '';
          const at = `${path}[${language}]`;
          return (
            <div key={language} className="grid content-start gap-1">
              <div className="field-language">
                <span lang={language}>{say(nameOf[language])}</span>
                {isMissing && (
                  <>
                    <span className="mark">{say('missing')}</span>
                    <Button look="text" onPress={() => onChange({ ...texts, [language]: texts[other] })}>
                      {say(other === 'en' ? 'copyFromEnglish' : 'copyFromArabic')}
                    </Button>
                  </>
                )}
              </div>
              <Box
                id={idOf(at)}
                className="input"
                lang={language}
                dir={directionOf(language)}
                {...(rows > 1 && { rows })}
                value={texts[language]}
                aria-label={`${label} (${say(nameOf[language])})`}
                aria-required={isAwaited(field, isNew) || undefined}
                onChange={(event) => onChange({ ...texts, [language]: event.currentTarget.value })}
                {...describedBy(
                  issues.some((issue) => issue.path === at) ? at : path,
                  issues,
                  field.options.hint !== undefined,
                )}
              />
              <Issues path={at} issues={issues} />
            </div>
          );
        })}
      </div>
    </GroupFrame>
  );
}

/** A text as a list shows it: in the interface's language, or marked with the other one's direction. */
export function TranslatedCell({ value }: CellProps) {
  const { language: own, say } = useInputServices();
  const texts = textsOf(value);
  const language = texts[own] === '' ? otherLanguage(own) : own;
  const missing = languages.filter((each) => texts[each] === '' && texts[otherLanguage(each)] !== '');
  if (texts[language] === '') return null;
  return (
    <p className="line-clamp-3 whitespace-pre-line">
      <bdi lang={language}>{texts[language]}</bdi>
      {missing.map((each) => (
        <span key={each} className="mark ms-2">
          {say(each === 'en' ? 'missingEnglish' : 'missingArabic')}
        </span>
      ))}
    </p>
  );
}

/** A text whole and in both languages. */
export function TranslatedWhole({ value }: CellProps) {
  const { language: own, say } = useInputServices();
  const texts = textsOf(value);
  return (
    <dl className="grid gap-2">
      {[own, otherLanguage(own)].map((language) => (
        <div key={language}>
          <dt className="text-sm text-muted">{say(nameOf[language])}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {texts[language] === '' ? (
              <span className="text-muted">{say('nothingHere')}</span>
            ) : (
              <bdi lang={language}>{texts[language]}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
