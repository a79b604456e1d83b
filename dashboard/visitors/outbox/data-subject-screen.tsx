import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ErasedDataSubject, people } from '../../../calls/people.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Field } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { callApi } from '../../app/call-api.ts';
import { EnquiryLine } from '../enquiries/enquiry-line.tsx';
import { hiddenWords } from '../../app/shell/hidden-words.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { SaveButton } from '../../app/shell/save-button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { EraseQuestion } from './erase-question.tsx';
import { AfterErasing } from './retained-traces.tsx';
import { Mentions, OtherNames } from './data-subject-elsewhere.tsx';
import { toDataSubject } from './to-data-subject.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

interface FoundProps {
  readonly who: string;
  readonly onErased: (erased: ErasedDataSubject) => void;
}

function Found({ who, onErased }: FoundProps) {
  const t = useLateTranslations();
  const [isConfirming, setIsConfirming] = useState(false);
  const dataSubject = useQuery({
    queryKey: ['person', who],
    queryFn: ({ signal }) => callApi(people.find, { body: toDataSubject(who), signal }),
  });
  if (dataSubject.isPending) return <Loading />;
  if (dataSubject.isError) return <Retry error={dataSubject.error} onRetry={() => void dataSubject.refetch()} />;
  const { email, phone, enquiries: oldestFirst, offers, subscriptions, consents } = dataSubject.data;
  const enquiries = oldestFirst.toReversed();
  // In its stored form.
  const name = email ?? phone ?? who;
  if (enquiries.length + offers.length + subscriptions.length + consents.length === 0)
    return (
      <>
        <Empty>{t('personNothing')}</Empty>
        <Mentions who={who} own={enquiries} />
      </>
    );
  return (
    <>
      <div className="card flex flex-wrap items-center gap-3 p-5">
        <p role="status" className="me-auto">
          {[
            t('personEnquiries', { count: enquiries.length }),
            t('personOffers', { count: offers.length }),
            t('personSubscriptions', { count: subscriptions.length }),
            t('personConsents', { count: consents.length }),
          ].join(' · ')}
        </p>
        <SaveButton
          label={t('personExport')}
          load={() => callApi(people.export, { body: toDataSubject(who) })}
          fileName="person.json"
        />
        <Button variant="danger" onPress={() => setIsConfirming(true)}>
          {t('personErase')}
        </Button>
      </div>
      {enquiries.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden">
          {enquiries.map((enquiry) => (
            <EnquiryLine key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
      <OtherNames who={name} own={enquiries} />
      <Mentions who={who} own={enquiries} />
      {isConfirming && <EraseQuestion who={name} onErased={onErased} onClose={() => setIsConfirming(false)} />}
    </>
  );
}

function WhoForm({ who, onFind }: { readonly who: string; readonly onFind: (who: string) => void }) {
  const t = useLateTranslations();
  const [typed, setTyped] = useState(who);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onFind(typed.trim());
  }
  return (
    <form className="flex flex-wrap items-start gap-3" role="search" onSubmit={submit}>
      <Field label={t('personWho')} hint={t('personWhoHint')} className="grow basis-60 sm:max-w-md">
        {(control) => (
          <input
            {...control}
            className="input"
            dir="ltr"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
      </Field>
      <Button variant="filled" isSubmit className="mt-8">
        {t('personFind')}
      </Button>
    </form>
  );
}

/** All stored data of one data subject: view, export, erase. */
export function DataSubjectScreen() {
  const t = useLateTranslations();
  const { state } = useLocation();
  const navigate = useNavigate();
  const who = hiddenWords(state);
  const [erased, setErased] = useState<ErasedDataSubject | null>(null);
  function find(words: string): void {
    setErased(null);
    void navigate('/people', { state: { words } });
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <ScreenTitle>{t('person')}</ScreenTitle>
        <p className="text-sm text-muted">{t('personIntro')}</p>
      </header>
      <WhoForm key={who} who={who} onFind={find} />
      {erased !== null && <AfterErasing erased={erased} />}
      {who !== '' && <Found key={`found ${who}`} who={who} onErased={setErased} />}
    </section>
  );
}
