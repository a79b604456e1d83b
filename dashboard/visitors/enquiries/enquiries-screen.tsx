import { useDeferredValue } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { enquiries } from '../../../calls/enquiries.ts';
import { isForLatest, latestLooked } from '../../../calls/model/latest-looked.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { addressOfCall, callApi } from '../../app/call-api.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { hiddenWords } from '../../app/shell/hidden-words.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { SaveButton } from '../../app/shell/save-button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { EnquiryFilter, placeOf, type ShownEnquiries, shownIn, toCallFilter } from './enquiry-filter.tsx';
import { EnquiryLine } from './enquiry-line.tsx';
import { toCallWords, useEnquiries } from './use-enquiries.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

function TestButton() {
  const t = useLateTranslations();
  const navigate = useNavigate();
  const test = useAction(() => callApi(enquiries.sendTest), {
    refuse: 'notice',
    onDone: ({ id }) => navigate(`/enquiries/${id}`),
  });
  return (
    <Button isPending={test.isPending} onPress={() => test.start()}>
      {t('sendTest')}
    </Button>
  );
}

function Exports({ shown }: { readonly shown: ShownEnquiries }) {
  const t = useLateTranslations();
  const filter = toCallFilter(shown);
  const q = toCallWords(shown.words);
  if (q !== '')
    return (['csv', 'json'] as const).map((format) => (
      <SaveButton
        key={format}
        label={t(format === 'csv' ? 'exportCsv' : 'exportJson')}
        title={t('exportHint')}
        load={() => callApi(enquiries.exportFound, { body: { ...filter, q, format } })}
        fileName={`enquiries.${format}`}
      />
    ));
  const address = (format: 'csv' | 'json') => addressOfCall(enquiries.export, { query: { ...filter, format } });
  return (
    <>
      <a className="button" href={address('csv')} download title={t('exportHint')}>
        {t('exportCsv')}
      </a>
      <a className="button" href={address('json')} download title={t('exportHint')}>
        {t('exportJson')}
      </a>
    </>
  );
}

function EnquiryList({ shown }: { readonly shown: ShownEnquiries }) {
  const t = useLateTranslations();
  const found = useEnquiries(toCallFilter(shown), shown.words);
  if (found.isPending) return <Loading />;
  const listed = found.data?.pages.flat() ?? [];
  const isFiltered = Object.values(shown).some((part) => part !== '');
  return (
    <>
      {found.isError && <Retry error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && listed.length === 0 && <Empty>{t(isFiltered ? 'enquiriesNone' : 'enquiriesNoneYet')}</Empty>}
      {listed.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden" aria-busy={found.isPlaceholderData}>
          {listed.map((enquiry) => (
            <EnquiryLine key={enquiry.id} enquiry={enquiry} from={shown} />
          ))}
        </ul>
      )}
      <SecondaryMenuButton list={found} label={t('enquiriesOlder')} />
    </>
  );
}

/** All enquiries with search, filters and export. */
export function EnquiriesScreen() {
  const t = useLateTranslations();
  const [address] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(address, hiddenWords(state));
  const words = useDeferredValue(shown.words);
  const change = (part: Partial<ShownEnquiries>) => {
    const { to, state: hidden } = placeOf({ ...shown, ...part });
    void navigate(to, { state: hidden, replace: true, preventScrollReset: true });
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenTitle>{t('enquiries')}</ScreenTitle>
          <p className="text-sm text-muted">{t('enquiriesIntro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Exports shown={shown} />
          <TestButton />
        </div>
      </header>
      <EnquiryFilter shown={shown} onChange={change} />
      {isForLatest(words) && <p className="text-sm text-muted">{t('enquiriesShort', { count: latestLooked })}</p>}
      <EnquiryList shown={{ ...shown, words }} />
    </section>
  );
}
