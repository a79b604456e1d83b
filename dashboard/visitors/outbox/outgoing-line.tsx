import { useState } from 'react';
import { Link } from 'react-router';
import { emails, type Outgoing } from '../../../calls/emails.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { purposeMessage } from '../emails/purpose-message.ts';
import { SeenTo } from '../emails/undelivered-emails.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { failureMessages } from './failure-messages.ts';
import { EmailWindow } from './email-window.tsx';

function stateOf({ state, sent_at: sentAt, failed_at: failedAt, undelivered_at: reportedAt, ...outgoing }: Outgoing) {
  const { attempts, next_at: nextAt, last_error: lastError } = outgoing;
  if (state === 'undelivered') return { word: 'stateUndelivered', at: reportedAt } as const;
  if (state === 'sent') return { word: 'stateSent', at: sentAt } as const;
  if (state === 'failed' && lastError === null) return { word: 'stateDiscarded', at: failedAt } as const;
  if (state === 'failed') return { word: 'stateFailed', at: failedAt } as const;
  return attempts > 0
    ? ({ word: 'stateRetrying', at: nextAt } as const)
    : ({ word: 'stateWaiting', at: null } as const);
}

/** An email or webhook: subject, state, failure and a retry button. */
export function OutgoingLine({ outgoing }: { readonly outgoing: Outgoing }) {
  const t = useLateTranslations();
  const [isReading, setIsReading] = useState(false);
  const { id, purpose, enquiry, address, state, attempts, last_error: lastError } = outgoing;
  const about = outgoing.about ?? '';
  const { word, at } = stateOf(outgoing);
  const name = `${t(purposeMessage(purpose))} · ${about} (${id})`;
  const retry = useAction(() => callApi(emails.retry, { params: { id } }), { about: name, refuse: 'notice' });
  const failure = failureMessages(outgoing);
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-medium">{t(purposeMessage(purpose))}</h3>
          {enquiry !== null && (
            <p className="text-sm wrap-anywhere">
              <Link to={`/enquiries/${enquiry}`} className="link">
                {t('letterAbout', { name: about === '' ? (outgoing.reference ?? '') : about })}
              </Link>
            </p>
          )}
          {enquiry === null && about !== '' && (
            <p className="text-sm text-muted wrap-anywhere">
              <bdi>{about}</bdi>
            </p>
          )}
          {address !== null && (
            <p dir="ltr" className="text-sm text-muted wrap-anywhere rtl:text-end">
              {address}
            </p>
          )}
          <p className="flex flex-wrap items-baseline gap-2 text-sm">
            <span className={state === 'sent' ? 'badge badge-on' : state === 'failed' ? 'mark' : 'badge'}>
              {t(word, { moment: at === null ? '' : formatOfficeTime(at) })}
            </span>
            {attempts > 0 && <span className="text-muted">{t('attempts', { count: attempts })}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {purpose !== 'webhook' && (
            <Button size="small" aria-label={t('readLetterNamed', { name })} onPress={() => setIsReading(true)}>
              {t('readLetter')}
            </Button>
          )}
          {(state === 'failed' || state === 'undelivered' || (state === 'waiting' && lastError !== null)) && (
            <Button
              size="small"
              isPending={retry.isPending}
              aria-label={t(state === 'undelivered' ? 'undeliveredAgainNamed' : 'retryNamed', { name })}
              onPress={() => retry.start()}
            >
              {t(state === 'undelivered' ? 'undeliveredAgain' : 'retryLetter')}
            </Button>
          )}
          {state === 'undelivered' && outgoing.settled_at === null && <SeenTo id={id} name={name} />}
        </div>
      </div>
      {state !== 'sent' && lastError !== null && (
        <div className="note grid gap-1">
          <p>{t(failure.word, failure)}</p>
          <p dir="ltr" className="text-sm text-muted wrap-anywhere rtl:text-end">
            {lastError}
          </p>
        </div>
      )}
      {isReading && <EmailWindow outgoing={outgoing} onClose={() => setIsReading(false)} />}
    </li>
  );
}
