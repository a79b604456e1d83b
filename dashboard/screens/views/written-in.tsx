import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { useUntranslatedCounts } from '../../content/cards/use-untranslated-counts.ts';
import { useRecords } from '../../app/records/use-records.ts';
import { Loading } from '../../../ui/loading.tsx';
import { useTranslations } from '../../app/translations.ts';

const none: readonly AnsweredRecord[] = [];

interface WrittenCountProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  readonly records: readonly AnsweredRecord[] | undefined;
}

/** The number of records with untranslated fields in each language, linked to the walk through them. */
export function WrittenCount({ collection, parentId, records }: WrittenCountProps) {
  const t = useTranslations();
  const untranslated = useUntranslatedCounts(collection, records ?? none);
  if (records === undefined) return null;
  const line = 'text-sm text-muted';
  if (records.length === 0) return <p className={line}>{t('nothingWritten')}</p>;
  if (untranslated === null) return <Loading className={line} />;
  const stateOf = (language: Language) =>
    untranslated[language] === 0 ? t('complete') : t('missingCount', { count: untranslated[language] });
  const untranslatedQuery = (language: Language) =>
    new URLSearchParams({ language, of: collection.base, ...(parentId !== null && { parent: String(parentId) }) });
  return (
    <p className={line}>
      {languages.map((language, index) => {
        const words = `${t(language === 'en' ? 'inEnglish' : 'inArabic')}: ${stateOf(language)}`;
        return (
          <Fragment key={language}>
            {index > 0 && ' · '}
            {untranslated[language] === 0 ? (
              words
            ) : (
              <Link to={`/missing?${untranslatedQuery(language)}`} className="link">
                {words}
              </Link>
            )}
          </Fragment>
        );
      })}
    </p>
  );
}

interface WrittenInProps {
  readonly collection: Collection;
  readonly parentId: number | null;
}

/** The same for the records of a section. */
export function WrittenIn({ collection, parentId }: WrittenInProps) {
  const { data } = useRecords(collection, parentId);
  return <WrittenCount collection={collection} parentId={parentId} records={data} />;
}
