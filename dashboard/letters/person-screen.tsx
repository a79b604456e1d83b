import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, call, textAnswer } from '../call.ts';
import { Question } from '../dialogs/question.tsx';
import { EnquiryLine } from '../enquiries/enquiry-line.tsx';
import { useWork } from '../enquiries/use-enquiries.ts';
import { useNotify } from '../notices/notices.tsx';
import { Empty } from '../shell/empty.tsx';
import { Retry } from '../shell/retry.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../words.ts';
import { personAnswer } from './person.ts';
import { Mentions, OtherNames } from './person-elsewhere.tsx';

/** The call about a person, who is named by an e-mail address or by a phone number. */
const callAbout = (who: string): string =>
  `/people?${new URLSearchParams(who.includes('@') ? { email: who } : { phone: who })}`;

function EraseQuestion({ who, onClose }: { readonly who: string; readonly onClose: () => void }) {
  const say = useWords();
  const notify = useNotify();
  // Told even though the question leaves the screen together with what was found.
  const erase = useWork(async () => {
    notify({ text: await call(callAbout(who), textAnswer('message'), { method: 'DELETE' }) });
  });
  return (
    <Question
      text={say('personQuestion')}
      isBusy={erase.isPending}
      refusal={erase.isError ? erase.error.message || say('unreachable') : ''}
      onNo={onClose}
      onYes={() => erase.mutate(undefined, { onSuccess: onClose })}
    >
      <div className="grid gap-2">
        <p className="font-medium wrap-anywhere">
          <bdi dir="ltr">{who}</bdi>
        </p>
        <p className="text-muted">{say('personFinal')}</p>
      </div>
    </Question>
  );
}

function Found({ who }: { readonly who: string }) {
  const say = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const person = useQuery({
    queryKey: ['person', who],
    queryFn: ({ signal }) => call(callAbout(who), personAnswer, { signal }),
  });
  if (person.isPending) return <Waiting />;
  if (person.isError) return <Retry error={person.error} onRetry={() => void person.refetch()} />;
  const { name, enquiries, subscriptions, consents } = person.data;
  if (enquiries.length + subscriptions + consents === 0)
    return (
      <>
        <Empty>{say('personNothing')}</Empty>
        <Mentions who={who} own={enquiries} />
      </>
    );
  return (
    <>
      <div className="card flex flex-wrap items-center gap-3 p-5">
        <p role="status" className="me-auto">
          {[
            say('personEnquiries', { count: enquiries.length }),
            say('personSubscriptions', { count: subscriptions }),
            say('personConsents', { count: consents }),
          ].join(' · ')}
        </p>
        <a className="button" href={addressOf(callAbout(who))} download="person.json">
          {say('personExport')}
        </a>
        <button type="button" className="button" onClick={() => setIsAsking(true)}>
          {say('personErase')}
        </button>
      </div>
      {enquiries.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden">
          {enquiries.map((enquiry) => (
            <EnquiryLine key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
      <OtherNames name={name} enquiries={enquiries} />
      <Mentions who={who} own={enquiries} />
      {isAsking && <EraseQuestion who={who} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function WhoForm({ who, onFind }: { readonly who: string; readonly onFind: (who: string) => void }) {
  const say = useWords();
  const id = useId();
  const [typed, setTyped] = useState(who);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onFind(typed.trim());
  }
  return (
    <form className="flex flex-wrap items-start gap-3" role="search" onSubmit={submit}>
      <div className="field grow basis-60 sm:max-w-md">
        <label htmlFor={id} className="field-label">
          {say('personWho')}
        </label>
        <input
          id={id}
          className="input"
          dir="ltr"
          autoComplete="off"
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <p id={`${id}-hint`} className="field-hint">
          {say('personWhoHint')}
        </p>
      </div>
      <button type="submit" className="button primary mt-8">
        {say('personFind')}
      </button>
    </form>
  );
}

/** Everything the site keeps about one person: shown, handed over, or erased. */
export function PersonScreen() {
  const say = useWords();
  const [address, setAddress] = useSearchParams();
  const who = address.get('who') ?? '';
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <h2 className="text-2xl font-semibold">{say('person')}</h2>
        <p className="text-sm text-muted">{say('personIntro')}</p>
      </header>
      <WhoForm key={who} who={who} onFind={(named) => setAddress(named === '' ? {} : { who: named })} />
      {who !== '' && <Found key={`found ${who}`} who={who} />}
    </section>
  );
}
