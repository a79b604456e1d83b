import { useDeferredValue } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf } from '../call.ts';
import { useNotify } from '../notices/notices.tsx';
import { hiddenWords } from '../shell/hidden-words.ts';
import { MoreButton } from '../shell/more-button.tsx';
import { Retry } from '../shell/retry.tsx';
import { SaveButton } from '../shell/save-button.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../words.ts';
import { EnquiryFilter, placeOf, type ShownEnquiries, shownIn, toCallFilter } from './enquiry-filter.tsx';
import { EnquiryLine } from './enquiry-line.tsx';
import { sendTestEnquiry, toCallWords, useEnquiries, useWork } from './use-enquiries.ts';
import { Empty } from '../shell/empty.tsx';

function TestButton() {
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const test = useWork(sendTestEnquiry);
  return (
    <button
      type="button"
      className="button"
      disabled={test.isPending}
      onClick={() =>
        test.mutate(undefined, {
          onSuccess: ({ message, id }) => {
            notify({ text: message });
            void navigate(`/enquiries/${id}`);
          },
          onError: (error) => notify({ text: error.message || say('unreachable') }),
        })
      }
    >
      {test.isPending ? say('wait') : say('sendTest')}
    </button>
  );
}

function Exports({ shown }: { readonly shown: ShownEnquiries }) {
  const say = useWords();
  const filter = toCallFilter(shown);
  const q = toCallWords(shown.words);
  if (q !== '')
    return (['csv', 'json'] as const).map((format) => (
      <SaveButton
        key={format}
        label={say(format === 'csv' ? 'exportCsv' : 'exportJson')}
        title={say('exportHint')}
        path="/enquiries/export"
        body={{ ...Object.fromEntries(filter), q, format }}
        fileName={`enquiries.${format}`}
      />
    ));
  const address = (format: string) =>
    addressOf(`/enquiries/export?${new URLSearchParams([...filter, ['format', format]])}`);
  return (
    <>
      <a className="button" href={address('csv')} download title={say('exportHint')}>
        {say('exportCsv')}
      </a>
      <a className="button" href={address('json')} download title={say('exportHint')}>
        {say('exportJson')}
      </a>
    </>
  );
}

function EnquiryList({ shown }: { readonly shown: ShownEnquiries }) {
  const say = useWords();
  const enquiries = useEnquiries(toCallFilter(shown), shown.words);
  if (enquiries.isPending) return <Waiting />;
  const listed = enquiries.data?.pages.flat() ?? [];
  const isFiltered = Object.values(shown).some((part) => part !== '');
  return (
    <>
      {enquiries.isError && <Retry error={enquiries.error} onRetry={() => void enquiries.refetch()} />}
      {enquiries.isSuccess && listed.length === 0 && (
        <Empty>{say(isFiltered ? 'enquiriesNone' : 'enquiriesNoneYet')}</Empty>
      )}
      {listed.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden" aria-busy={enquiries.isPlaceholderData}>
          {listed.map((enquiry) => (
            <EnquiryLine key={enquiry.id} enquiry={enquiry} from={shown} />
          ))}
        </ul>
      )}
      <MoreButton list={enquiries} label={say('enquiriesOlder')} />
    </>
  );
}

/** Everything visitors sent to the company: found, narrowed down and taken along. */
export function EnquiriesScreen() {
  const say = useWords();
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
          <h2 className="text-2xl font-semibold">{say('enquiries')}</h2>
          <p className="text-sm text-muted">{say('enquiriesIntro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Exports shown={shown} />
          <TestButton />
        </div>
      </header>
      <EnquiryFilter shown={shown} onChange={change} />
      <EnquiryList shown={{ ...shown, words }} />
    </section>
  );
}
