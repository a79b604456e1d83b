import type { Field } from '../../../fields/field.ts';
import { hasMarks } from '../../../fields/rich-text/has-marks.ts';
import { nameOf } from '../../../fields/translated-cell.tsx';
import { directionOf, type Language, otherLanguage } from '../../../language/languages.ts';
import { isObject } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { type FormattingFact, formattingChanges } from './formatting-facts.ts';
import { wordChanges } from './word-changes.ts';
import './word-changes.css';

/** A value as in an answer with `?languages=all`, with its structures if it has any. */
export interface DescribedValue {
  readonly value: unknown;
  readonly rich?: unknown;
}

interface TextChangeProps {
  readonly field: Field;
  readonly before: DescribedValue;
  readonly after: DescribedValue;
}

const textIn = ({ value }: DescribedValue, language: Language): string | null => {
  const text = isObject(value) ? value[language] : null;
  return typeof text === 'string' ? text : null;
};

const structureIn = ({ rich }: DescribedValue, language: Language): unknown => (isObject(rich) ? rich[language] : null);

function Words({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useLateTranslations();
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {wordChanges(before, after).map(({ is, text }, index) => {
        if (is === 'same') return text;
        const Tag = is === 'added' ? 'ins' : 'del';
        return (
          <Tag key={index} className={`word-${is}`}>
            <span className="sr-only">{t(is === 'added' ? 'wordsAdded' : 'wordsRemoved')}: </span>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

/** The difference of two texts: words and formatting, by language. */
export function TextChange({ field, before, after }: TextChangeProps) {
  const t = useLateTranslations();
  const own = currentLanguage();
  const describe = (facts: readonly FormattingFact[]) =>
    facts.map(({ word, words }) => t('formattingFact', { look: t(word), words })).join(' · ');
  const changes = [own, otherLanguage(own)].flatMap((language) => {
    const [was, is] = [textIn(before, language), textIn(after, language)];
    if (was === null || is === null) return [];
    const sides = [
      { text: was, structure: structureIn(before, language) },
      { text: is, structure: structureIn(after, language) },
    ] as const;
    const { added, removed } =
      field.rich === undefined
        ? { added: [], removed: [] }
        : formattingChanges(sides[0], sides[1], { hasMarks: hasMarks(field) });
    if (was === is && added.length === 0 && removed.length === 0) return [];
    return [{ language, was, is, added, removed }];
  });
  return changes.map(({ language, was, is, added, removed }) => (
    <div key={language} className="grid gap-1 text-sm">
      <p className="text-muted">
        {t(was === is ? 'formattingChangedIn' : 'textChangedIn', { language: t(nameOf[language]) })}
      </p>
      {was !== is && (
        <div lang={language} dir={directionOf(language)}>
          <Words before={was} after={is} />
        </div>
      )}
      {added.length > 0 && <p className="wrap-anywhere">{t('formattingAdded', { what: describe(added) })}</p>}
      {removed.length > 0 && <p className="wrap-anywhere">{t('formattingRemoved', { what: describe(removed) })}</p>}
    </div>
  ));
}
