import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { otherLanguage } from '../../../language/languages.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { describeState } from './describe-state.ts';

interface StateMarksProps {
  readonly record: AnsweredRecord | null;
  /** Also shows a mark if visitors see everything. */
  readonly isWhole?: boolean;
}

/** Marks for records that visitors do not see completely; one mark if both languages have the same state. */
export function StateMarks({ record, isWhole = false }: StateMarksProps) {
  const t = useTranslations();
  const states = record?.publishing;
  if (states === undefined) return null;
  const own = currentLanguage();
  const named = [own, otherLanguage(own)].map((language) => ({
    language: t(language === 'en' ? 'inEnglish' : 'inArabic'),
    state: describeState(states[language], t) || (isWhole ? t('statePublished') : ''),
  }));
  const [first, second] = named;
  if (first === undefined || second === undefined || (first.state === '' && second.state === '')) return null;
  const marks =
    first.state === second.state
      ? [first.state]
      : named.flatMap((each) => (each.state === '' ? [] : [t('stateIn', each)]));
  return (
    <p className="flex flex-wrap gap-2">
      {marks.map((mark) => (
        <span key={mark} className="badge state-mark">
          {mark}
        </span>
      ))}
    </p>
  );
}
