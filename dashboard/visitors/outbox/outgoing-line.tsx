import { useState } from 'react';
import { Link } from 'react-router';
import { emails, type Outgoing } from '../../../calls/emails.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { purposeWord } from '../emails/purpose-word.ts';
import { SeenTo } from '../emails/undelivered-emails.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateWords } from '../../app/late-words.ts';
import { officeMoment } from '../../app/office-moment.ts';
import { failureWords } from './failure-words.ts';
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

/** An email or webhook: what it is about, how it went, why it failed, and another try. */
export function OutgoingLine({ outgoing }: { readonly outgoing: Outgoing }) {
  const say = useLateWords();
  const [isReading, setIsReading] = useState(false);
  const { id, purpose, enquiry, address, state, attempts, last_error: lastError } = outgoing;
  const about = outgoing.about ?? '';
  const { word, at } = stateOf(outgoing);
  const name = `${say(purposeWord(purpose))} · ${about} (${id})`;
  const retry = useAction(() => callApi(emails.retry, { params: { id } }), { about: name, refuse: 'notice' });
  const failure = failureWords(outgoing);
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-medium">{say(purposeWord(purpose))}</h3>
          {enquiry !== null && (
            <p className="text-sm wrap-anywhere">
              <Link to={`/enquiries/${enquiry}`} className="link">
                {say('letterAbout', { name: about === '' ? (outgoing.reference ?? '') : about })}
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
              {say(word, { moment: at === null ? '' : officeMoment(at) })}
            </span>
            {attempts > 0 && <span className="text-muted">{say('attempts', { count: attempts })}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {purpose !== 'webhook' && (
            <Button size="small" aria-label={say('readLetterNamed', { name })} onPress={() => setIsReading(true)}>
              {say('readLetter')}
            </Button>
          )}
          {(state === 'failed' || state === 'undelivered' || (state === 'waiting' && lastError !== null)) && (
            <Button
              size="small"
              isPending={retry.isPending}
              aria-label={say(state === 'undelivered' ? 'undeliveredAgainNamed' : 'retryNamed', { name })}
              onPress={() => retry.start()}
            >
              {say(state === 'undelivered' ? 'undeliveredAgain' : 'retryLetter')}
            </Button>
          )}
          {state === 'undelivered' && outgoing.settled_at === null && <SeenTo id={id} name={name} />}
        </div>
      </div>
      {state !== 'sent' && lastError !== null && (
        <div className="note grid gap-1">
          <p>{say(failure.word, failure)}</p>
          <p dir="ltr" className="text-sm text-muted wrap-anywhere rtl:text-end">
            {lastError}
          </p>
        </div>
      )}
      {isReading && <EmailWindow outgoing={outgoing} onClose={() => setIsReading(false)} />}
    </li>
  );
}
