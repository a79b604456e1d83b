import { Link } from 'react-router';
import type { Language } from '../../../language/languages.ts';
import { useTranslations } from '../../app/translations.ts';

interface Props {
  readonly language: Language;
  readonly records: number;
  /** The number of records completely translated in the language. */
  readonly complete: number;
  /** The path of the list of the other records; absent if there is none. */
  readonly untranslatedAt?: string;
}

/** The translation progress in a language: a bar and the number of incomplete records. */
export function CompletenessBar({ language, records, complete, untranslatedAt }: Props) {
  const t = useTranslations();
  const untranslated = records - complete;
  const name = t(language === 'en' ? 'inEnglish' : 'inArabic');
  const filled = untranslated === 0 ? t('complete') : t('missingCount', { count: untranslated });
  const words = records === 0 ? t('nothingWritten') : filled;
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span>{name}</span>
        {untranslated === 0 || untranslatedAt === undefined ? (
          <span className="text-muted">{words}</span>
        ) : (
          <Link to={untranslatedAt} className="link relative" aria-label={`${name}: ${words}`}>
            {words}
          </Link>
        )}
      </div>
      <progress
        className="bar"
        data-complete={(records > 0 && untranslated === 0) || undefined}
        max={Math.max(records, 1)}
        value={complete}
        aria-label={name}
      />
    </div>
  );
}
