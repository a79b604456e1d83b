import { Link, useSearchParams } from 'react-router';
import { emails } from '../../../calls/emails.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { callApi } from '../../app/call-api.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useMailState } from '../../app/shell/use-mail-state.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { OldEmails } from './old-emails.tsx';
import { OutgoingLine } from './outgoing-line.tsx';
import { useOutbox } from './use-outbox.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

const states = [
  { state: 'failing', word: 'outboxFailing' },
  { state: 'undelivered', word: 'outboxUndelivered' },
  { state: 'waiting', word: 'outboxWaiting' },
  { state: 'sent', word: 'outboxSent' },
  { state: '', word: 'outboxAll' },
] as const;

const emptyMessages = {
  failing: 'outboxNoFailures',
  undelivered: 'outboxNoneReturned',
  waiting: 'outboxNone',
  sent: 'outboxNone',
  '': 'outboxNone',
} as const satisfies Record<(typeof states)[number]['state'], LateMessage>;

/** Retries all failed emails together after a long outage. */
function RetryFailing() {
  const t = useLateTranslations();
  const retry = useAction(() => callApi(emails.retryFailing), { refuse: 'notice' });
  return (
    <Button className="justify-self-start" isPending={retry.isPending} onPress={() => retry.start()}>
      {t('retryFailing')}
    </Button>
  );
}

/** Outgoing emails and webhooks, and those that could not be sent. */
export function OutboxScreen() {
  const t = useLateTranslations();
  const [address, setAddress] = useSearchParams();
  const shown = address.get('show');
  const mail = useMailState();
  const isMissing = mail.data?.configured === false;
  const state = states.find((each) => (each.state || 'all') === shown)?.state ?? (isMissing ? 'waiting' : 'failing');
  const outbox = useOutbox(state);
  const listed = outbox.data?.pages.flat() ?? [];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <ScreenTitle>{t('outbox')}</ScreenTitle>
        <p className="text-sm text-muted">{t('outboxIntro')}</p>
      </header>
      {isMissing && (
        <section className="alert grid gap-1" aria-labelledby="mail-missing">
          <h3 id="mail-missing" className="font-medium">
            {t('mailMissing')}
          </h3>
          <p>{t('mailMissingText', { count: mail.data?.waiting ?? 0 })}</p>
          <Link to="/settings?section=mail" className="link justify-self-start">
            {t('mailSetUp')}
          </Link>
        </section>
      )}
      <OldEmails />
      {mail.data?.reads_mailbox === true && (
        <section className="card grid gap-1 p-5" aria-labelledby="mailbox">
          <h3 id="mailbox" className="font-medium">
            {t('mailboxReads')}
          </h3>
          <p className="text-muted">
            {mail.data.unread === null ? t('mailboxNever') : t('mailboxUnread', { count: mail.data.unread })}
          </p>
        </section>
      )}
      <div role="group" aria-label={t('outboxFilter')} className="flex flex-wrap gap-2">
        {states.map((each) => (
          <Button
            variant="pill"
            key={each.state}
            aria-pressed={state === each.state}
            onPress={() => setAddress({ show: each.state || 'all' }, { replace: true })}
          >
            {t(each.word)}
          </Button>
        ))}
      </div>
      {outbox.isPending && <Loading />}
      {outbox.isError && <Retry error={outbox.error} onRetry={() => void outbox.refetch()} />}
      {outbox.isSuccess && listed.length === 0 && (
        <Empty>
          {t(state === 'failing' && (mail.data?.waiting ?? 0) > 0 ? 'outboxNoErrors' : emptyMessages[state])}
        </Empty>
      )}
      {state === 'failing' && listed.length > 1 && <RetryFailing />}
      {listed.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden" aria-busy={outbox.isPlaceholderData}>
          {listed.map((outgoing) => (
            <OutgoingLine key={outgoing.id} outgoing={outgoing} />
          ))}
        </ul>
      )}
      <SecondaryMenuButton list={outbox} label={t('outboxOlder')} />
    </section>
  );
}
