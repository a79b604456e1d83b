import { useDeferredValue, useState } from 'react';
import { isForLatest, latestLooked } from '../../../calls/model/latest-looked.ts';
import { newsletter, type Subscriber } from '../../../calls/newsletter.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { callApi } from '../../app/call-api.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { SearchBox } from '../../app/shell/search-box.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useSubscribers } from './use-subscribers.ts';
import { showEmail } from '../../../fields/email/show-email.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

function DeleteQuestion({ subscriber, onClose }: { readonly subscriber: Subscriber; readonly onClose: () => void }) {
  const t = useLateTranslations();
  const remove = useAction(() => callApi(newsletter.remove, { params: { id: subscriber.id } }), {
    about: subscriber.email,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t('subscriberQuestion')}
      isPending={remove.isPending}
      destroys
      refusal={remove.refusal?.text}
      onNo={onClose}
      onYes={remove.start}
    >
      <div className="grid gap-2">
        <p dir="ltr" className="font-medium wrap-anywhere rtl:text-end">
          {showEmail(subscriber.email)}
        </p>
        <p className="text-muted">{t('subscriberFinal')}</p>
      </div>
    </ConfirmDialog>
  );
}

function SubscriberLine({ subscriber }: { readonly subscriber: Subscriber }) {
  const t = useLateTranslations();
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, email, created_at: createdAt, confirmed_at: confirmedAt, pending, held } = subscriber;
  const release = useAction(() => callApi(newsletter.release, { params: { id } }), { about: email, refuse: 'notice' });
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3">
      <div className="me-auto grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">
          <bdi dir="ltr">{showEmail(email)}</bdi>
        </p>
        <p className="flex flex-wrap items-baseline gap-2 text-sm text-muted">
          {pending ? (
            <span className="mark">{t(held ? 'awaitsReview' : 'subscriberPending')}</span>
          ) : (
            <span className="badge badge-on">
              {t(confirmedAt !== null ? 'subscriberConfirmed' : 'subscriberOnList')}
            </span>
          )}
          {t('subscriberSince', { moment: formatOfficeTime(createdAt) })}
        </p>
      </div>
      {held && (
        <Button
          size="small"
          isPending={release.isPending}
          aria-label={t('subscriberRelease', { email })}
          onPress={() => release.start()}
        >
          {t('subscriberReleaseShort')}
        </Button>
      )}
      <Button
        variant="danger"
        size="small"
        aria-label={t('subscriberDelete', { email })}
        onPress={() => setIsConfirming(true)}
      >
        {t('delete')}
      </Button>
      {isConfirming && <DeleteQuestion subscriber={subscriber} onClose={() => setIsConfirming(false)} />}
    </li>
  );
}

/** The subscribers of the newsletter. */
export function SubscribersScreen() {
  const t = useLateTranslations();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const list = useSubscribers(words);
  const found = list.data?.pages.flatMap(({ subscribers }) => subscribers) ?? [];
  const isNobody = list.isSuccess && words === '' && typed === '' && found.length === 0;
  // The number of matches is known once all are loaded.
  const count = list.data?.pages[0]?.total ?? (list.hasNextPage ? null : found.length);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <ScreenTitle>{t('subscribers')}</ScreenTitle>
        <p className="text-sm text-muted">{t('subscribersIntro')}</p>
      </header>
      {list.isPending && <Loading />}
      {list.isError && <Retry error={list.error} onRetry={() => void list.refetch()} />}
      {isNobody && <Empty>{t('subscribersNone')}</Empty>}
      {list.isSuccess && !isNobody && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <SearchBox
              label={t('subscriberSearch')}
              text={typed}
              onType={setTyped}
              className="input grow basis-60 sm:max-w-md"
            />
            <p role="status" className="text-sm text-muted">
              {count === 0 && t('nothingMatches')}
              {count !== null && count > 0 && t('subscriberCount', { count })}
            </p>
          </div>
          {isForLatest(words) && <p className="text-sm text-muted">{t('subscribersShort', { count: latestLooked })}</p>}
          {found.length > 0 && (
            <ul className="card divide-y divide-line overflow-hidden" aria-busy={list.isPlaceholderData}>
              {found.map((subscriber) => (
                <SubscriberLine key={subscriber.id} subscriber={subscriber} />
              ))}
            </ul>
          )}
          <SecondaryMenuButton list={list} label={t('subscribersMore')} />
        </>
      )}
    </section>
  );
}
