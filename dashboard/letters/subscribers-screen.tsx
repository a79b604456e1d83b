import { useDeferredValue, useState } from 'react';
import { isForLatest, latestLooked } from '../../calls/model/latest-looked.ts';
import { newsletter, type Subscriber } from '../../calls/newsletter.ts';
import { formatMoment } from '../../language/format.ts';
import { ask } from '../ask.ts';
import { currentLanguage } from '../current-language.ts';
import { Question } from '../dialogs/question.tsx';
import { ownZone } from '../enquiries/enquiry-line.tsx';
import { useWork } from '../enquiries/use-enquiries.ts';
import { useToldWork } from '../enquiries/use-told-work.ts';
import { useNotify } from '../notices/notices.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { Retry } from '../shell/retry.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../words.ts';
import { useSubscribers } from './use-subscribers.ts';
import { Empty } from '../shell/empty.tsx';

function DeleteQuestion({ subscriber, onClose }: { readonly subscriber: Subscriber; readonly onClose: () => void }) {
  const say = useWords();
  const notify = useNotify();
  // Told even though the question leaves the screen together with the address.
  const remove = useWork(async () => {
    notify({ text: (await ask(newsletter.remove, { params: { id: subscriber.id } })).message });
  });
  return (
    <Question
      text={say('subscriberQuestion')}
      isBusy={remove.isPending}
      refusal={remove.isError ? remove.error.message || say('unreachable') : ''}
      onNo={onClose}
      onYes={() => remove.mutate(undefined, { onSuccess: onClose })}
    >
      <div className="grid gap-2">
        <p dir="ltr" className="font-medium wrap-anywhere rtl:text-end">
          {subscriber.email}
        </p>
        <p className="text-muted">{say('subscriberFinal')}</p>
      </div>
    </Question>
  );
}

function SubscriberLine({ subscriber }: { readonly subscriber: Subscriber }) {
  const say = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const { id, email, created_at: createdAt, confirmed_at: confirmedAt, pending, held } = subscriber;
  const release = useToldWork(() => ask(newsletter.release, { params: { id } }));
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3">
      <div className="me-auto grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="flex flex-wrap items-baseline gap-2 text-sm text-muted">
          {pending ? (
            <span className="mark">{say(held ? 'awaitsReview' : 'subscriberPending')}</span>
          ) : (
            <span className="badge badge-on">
              {say(confirmedAt !== null ? 'subscriberConfirmed' : 'subscriberOnList')}
            </span>
          )}
          {say('subscriberSince', { moment: formatMoment(createdAt, currentLanguage(), ownZone) })}
        </p>
      </div>
      {held && (
        <button
          type="button"
          className="button small"
          aria-label={say('subscriberRelease', { email })}
          disabled={release.isPending}
          onClick={release.start}
        >
          {release.isPending ? say('wait') : say('subscriberReleaseShort')}
        </button>
      )}
      <button
        type="button"
        className="button small"
        aria-label={say('subscriberDelete', { email })}
        onClick={() => setIsAsking(true)}
      >
        {say('delete')}
      </button>
      {isAsking && <DeleteQuestion subscriber={subscriber} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

/** Who asked for the company's news. */
export function SubscribersScreen() {
  const say = useWords();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const list = useSubscribers(words);
  const found = list.data?.pages.flatMap(({ subscribers }) => subscribers) ?? [];
  const isNobody = list.isSuccess && words === '' && typed === '' && found.length === 0;
  // How many match is known where all of them are shown.
  const count = list.data?.pages[0]?.total ?? (list.hasNextPage ? null : found.length);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <h2 className="text-2xl font-semibold">{say('subscribers')}</h2>
        <p className="text-sm text-muted">{say('subscribersIntro')}</p>
      </header>
      {list.isPending && <Waiting />}
      {list.isError && <Retry error={list.error} onRetry={() => void list.refetch()} />}
      {isNobody && <Empty>{say('subscribersNone')}</Empty>}
      {list.isSuccess && !isNobody && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <SearchBox
              label={say('subscriberSearch')}
              text={typed}
              onType={setTyped}
              className="input grow basis-60 sm:max-w-md"
            />
            <p role="status" className="text-sm text-muted">
              {count === 0 && say('nothingMatches')}
              {count !== null && count > 0 && say('subscriberCount', { count })}
            </p>
          </div>
          {isForLatest(words) && (
            <p className="text-sm text-muted">{say('subscribersShort', { count: latestLooked })}</p>
          )}
          {found.length > 0 && (
            <ul className="card divide-y divide-line overflow-hidden" aria-busy={list.isPlaceholderData}>
              {found.map((subscriber) => (
                <SubscriberLine key={subscriber.id} subscriber={subscriber} />
              ))}
            </ul>
          )}
          <MoreButton list={list} label={say('subscribersMore')} />
        </>
      )}
    </section>
  );
}
