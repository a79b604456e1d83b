import type { ReactNode } from 'react';
import { type Language, otherLanguage } from '../language/languages.ts';
import { Button } from '../ui/button.tsx';
import { CharactersLeft, mostCharacters } from './characters-left.tsx';
import { describedBy, GroupFrame, Issues } from './field-frame.tsx';
import { type InputProps, useInputServices } from './input.ts';
import { isCopiedText } from './is-copied.ts';
import { looksLike } from './looks-like.ts';
import type { TranslatedText } from './translated.ts';
import { nameOf } from './translated-cell.tsx';

/** The part for one of the two languages. */
export interface TranslatedPart {
  readonly language: Language;
  /** The API path of its text. */
  readonly at: string;
  readonly label: string;
  /** True if there is a text in the other language only, or an English one in Arabic. */
  readonly isUntranslated: boolean;
  readonly described: ReturnType<typeof describedBy>;
}

interface TranslatedFrameProps extends InputProps<TranslatedText> {
  /** Copies the text of the other language. */
  readonly onCopy: (from: Language, to: Language) => void;
  readonly children: (part: TranslatedPart) => ReactNode;
}

/** The controls for both languages side by side, each under the name of its language. */
export function TranslatedFrame({ children, onCopy, ...props }: TranslatedFrameProps) {
  const { field, label, path, value: texts, issues } = props;
  const { language: own, t } = useInputServices();
  return (
    <GroupFrame {...props}>
      <div className="grid gap-3 sm:grid-cols-2">
        {[own, otherLanguage(own)].map((language) => {
          const other = otherLanguage(language);
          const isUntranslated = texts[language].trim() === '' && texts[other].trim() !== '';
          const at = `${path}[${language}]`;
          const isIssue = issues.some((issue) => issue.path === at);
          const isCopied = language === 'ar' && texts.ar === texts.en && isCopiedText(texts.ar);
          const like = looksLike(texts[language], language);
          return (
            <div key={language} className="grid content-start gap-1">
              <div className="field-language">
                <span lang={language}>{t(nameOf[language])}</span>
                {isCopied && <span className="mark">{t('sameAsEnglish')}</span>}
                {isUntranslated && (
                  <>
                    <span className="mark">{t('missing')}</span>
                    <Button variant="text" onPress={() => onCopy(other, language)}>
                      {t(other === 'en' ? 'copyFromEnglish' : 'copyFromArabic')}
                    </Button>
                  </>
                )}
              </div>
              {children({
                language,
                at,
                label: `${label} (${t(nameOf[language])})`,
                isUntranslated: isUntranslated || isCopied,
                described: describedBy(isIssue ? at : path, issues, field.options.hint !== undefined),
              })}
              <Issues path={at} issues={issues} />
              <CharactersLeft text={texts[language]} max={mostCharacters(field)} />
              <p role="status" className="field-hint empty:hidden">
                {like !== null && t(like === 'en' ? 'looksEnglish' : 'looksArabic')}
              </p>
            </div>
          );
        })}
      </div>
    </GroupFrame>
  );
}
