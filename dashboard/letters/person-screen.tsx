import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addressOf, call, isObject, type Read, textAnswer } from '../call.ts';
import { Question } from '../dialogs/question.tsx';
import { type Enquiry, enquiriesAnswer } from '../enquiries/enquiry.ts';
import { EnquiryLine } from '../enquiries/enquiry-line.tsx';
import { useEnquiries, useWork } from '../enquiries/use-enquiries.ts';
import { useMessages } from '../moderation/use-messages.ts';
import { useNotify } from '../notices/notices.tsx';
import { Retry } from '../shell/retry.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../words.ts';
import { Empty } from '../shell/empty.tsx';

interface PersonData {
  /** The address or number as the site keeps it. */
  readonly name: string;
  readonly enquiries: readonly Enquiry[];
  readonly subscriptions: number;
  readonly consents: number;
}

const countIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const personAnswer: Read<PersonData> = (answer) => {
  if (!isObject(answer)) return null;
  const enquiries = enquiriesAnswer(answer['enquiries']);
  if (enquiries === null) return null;
  return {
    name: String(answer['email'] ?? answer['phone']),
    enquiries: enquiries.toReversed(),
    subscriptions: countIn(answer['subscriptions']),
    consents: countIn(answer['consents']),
  };
};

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

/** A person's own address on this screen. */
const screenOf = (who: string): string => `/people?${new URLSearchParams({ who })}`;

/** Whom the messages of this person name besides: most likely the same person by another address or number. */
function OtherNames({ name: own, enquiries }: Pick<PersonData, 'name' | 'enquiries'>) {
  const say = useWords();
  const named = new Set(enquiries.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat()));
  const others = [...named].filter((name) => name !== own);
  if (others.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="other-names">
      <h3 id="other-names" className="text-lg font-medium">
        {say('personOtherNames')}
      </h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {others.map((name) => (
          <li key={name}>
            <Link to={screenOf(name)} className="link wrap-anywhere">
              <bdi dir="ltr">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where else the address or number stands: in the words of messages under other names, and in public. */
function Mentions({ who, own }: { readonly who: string; readonly own: readonly Enquiry[] }) {
  const say = useWords();
  // A number is found also where it is written without the code of its country.
  const words = who.includes('@') ? who : who.replace(/\D/g, '').slice(-9);
  const enquiries = useEnquiries(new URLSearchParams({ q: words }));
  const messages = useMessages({ words, kind: null, isHeld: null });
  const known = new Set(own.map(({ id }) => id));
  const elsewhere = enquiries.data?.pages.flat().filter(({ id }) => !known.has(id)) ?? [];
  const isInPublic = (messages.data?.pages.flatMap((page) => page.messages) ?? []).length > 0;
  if (elsewhere.length === 0 && !isInPublic) return null;
  return (
    <section className="grid gap-3" aria-labelledby="mentions">
      <div>
        <h3 id="mentions" className="text-lg font-medium">
          {say('personMentions')}
        </h3>
        <p className="text-sm text-muted">{say('personMentionsHint')}</p>
      </div>
      {elsewhere.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden">
          {elsewhere.map((enquiry) => (
            <EnquiryLine key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
      {isInPublic && (
        <p>
          <Link to={`/moderation?${new URLSearchParams({ q: words })}`} className="link">
            {say('personInPublic')}
          </Link>
        </p>
      )}
    </section>
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
      <button type="submit" className="button primary sm:mt-8">
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
