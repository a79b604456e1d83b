import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Completeness } from '../../../calls/overview.ts';
import { type Area, areas } from '../../../content/areas.ts';
import { collections } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { isLanguage, type Language } from '../../../language/languages.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { untranslatedIn } from '../../app/records/untranslated-in.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { recordCalls } from '../../app/records/record-calls.ts';
import { titleOf } from '../../app/records/api-record.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { type UntranslatedRecord, TranslationWalk } from './translation-walk.tsx';
import { useCompleteness } from './overview-numbers.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

interface Lacking {
  readonly collection: Collection;
  readonly records: readonly AnsweredRecord[];
}

interface Among {
  readonly collections: readonly Collection[];
  /** The parent of the records; `null` for all parents. */
  readonly parentId: number | null;
}

/**
 * The records of these collections with untranslated fields in a language. Only lists that have such records are
 * loaded.
 */
async function readLacking(language: Language, among: Among, numbers: readonly Completeness[]) {
  const lacks = ({ base }: Collection) => numbers.some((each) => each.base === base && each[language] < each.records);
  return Promise.all(
    among.collections.filter(lacks).map(async (collection): Promise<Lacking> => {
      const records = await recordCalls(collection, among.parentId).list();
      return { collection, records: records.filter((record) => untranslatedIn(collection, record).includes(language)) };
    }),
  );
}

function LackingRecords({ collection, records }: Lacking) {
  const { base } = collection;
  return (
    <section className="card grid gap-2 p-5">
      <h3 className="font-medium">{headingOf(collection)[currentLanguage()]}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {records.map((record) => (
          <li key={record.id} className="wrap-anywhere">
            <Link
              to={recordScreen({ base, id: record.id, parentId: record.category_id ?? null }) ?? '/'}
              className="link"
            >
              <bdi>{titleOf(collection, record)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inArea = (area: Area | undefined): readonly Collection[] =>
  collections.filter(({ screen }) => area === undefined || screen.area === area.word);

const untranslatedRecords = (lacking: readonly Lacking[]): readonly UntranslatedRecord[] =>
  lacking.flatMap(({ collection, records }) => records.map((record) => ({ collection, record })));

function UntranslatedOverview({ params }: { readonly params: URLSearchParams }) {
  const t = useTranslations();
  const written = params.get('language');
  const language = isLanguage(written) ? written : currentLanguage();
  const area = areas.find(({ path }) => path.slice(1) === params.get('area'));
  const list = collections.find(({ base }) => base === params.get('of'));
  const among = {
    collections: list === undefined ? inArea(area) : [list],
    parentId: list === undefined ? null : Number(params.get('parent')) || null,
  };
  const numbers = useCompleteness();
  const lacking = useQuery({
    queryKey: ['records', 'lacking', language, String(params), numbers.data],
    queryFn: () => readLacking(language, among, numbers.data ?? []),
    enabled: numbers.data !== undefined,
    // Translating a record changes the totals, but must not interrupt the walk.
    placeholderData: keepPreviousData,
  });
  const unread = [numbers, lacking].find(({ isError }) => isError);
  return (
    <section className="grid gap-6">
      <div>
        <ScreenTitle>
          {t(language === 'en' ? 'missingInEnglish' : 'missingInArabic')}
          {list !== undefined && `: ${headingOf(list)[currentLanguage()]}`}
          {area !== undefined && `: ${t(area.word)}`}
        </ScreenTitle>
        <p className="text-muted">{t('missingIntro')}</p>
      </div>
      {unread?.error && <Retry error={unread.error} onRetry={() => void unread.refetch()} />}
      {unread === undefined && lacking.isPending && <Loading />}
      {lacking.data !== undefined && (
        <TranslationWalk records={untranslatedRecords(lacking.data)} language={language} />
      )}
      {lacking.data?.length === 0 && <Empty>{t('nothingMissing')}</Empty>}
      {lacking.data?.map((each) => (
        <LackingRecords key={each.collection.base} {...each} />
      ))}
    </section>
  );
}

/**
 * All records with untranslated fields in a language, of one list, an area or the whole site: one after the other with
 * a form, and below as a list.
 */
export function OverviewUntranslated() {
  const [params] = useSearchParams();
  return <UntranslatedOverview key={String(params)} params={params} />;
}
