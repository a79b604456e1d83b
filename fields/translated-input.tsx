import { Button } from '../ui/button.tsx';
import { directionOf, otherLanguage } from '../language/languages.ts';
import { describedBy, GroupFrame, idOf, isAwaited, Issues } from './field-frame.tsx';
import { type InputProps, useInputServices } from './input.ts';
import { nameOf, textsOf } from './translated-cell.tsx';

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
                data-missing={isMissing || undefined}
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
