import { useState } from 'react';
import { Retry } from '../shell/retry.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../words.ts';
import { OutgoingLine } from './outgoing-line.tsx';
import { useMailState, useOutbox } from './use-outbox.ts';
import { Empty } from '../shell/empty.tsx';

const states = [
  { state: 'failing', word: 'outboxFailing' },
  { state: 'waiting', word: 'outboxWaiting' },
  { state: 'sent', word: 'outboxSent' },
  { state: '', word: 'outboxAll' },
] as const;

/** So many are shown at first, and with each press. */
const step = 50;

/** What goes out because of visitors' messages: letters and webhooks, and what could not be sent. */
export function OutboxScreen() {
  const say = useWords();
  const [state, setState] = useState<(typeof states)[number]['state']>('failing');
  const [count, setCount] = useState(step);
  const mail = useMailState();
  const outbox = useOutbox(state);
  const rest = (outbox.data?.length ?? 0) - count;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <h2 className="text-2xl font-semibold">{say('outbox')}</h2>
        <p className="text-sm text-muted">{say('outboxIntro')}</p>
      </header>
      {mail.data?.isConfigured === false && (
        <section className="note grid gap-1" aria-labelledby="mail-missing">
          <h3 id="mail-missing" className="font-medium">
            {say('mailMissing')}
          </h3>
          <p>{say('mailMissingText')}</p>
        </section>
      )}
      <div role="group" aria-label={say('outboxFilter')} className="flex flex-wrap gap-2">
        {states.map((each) => (
          <button
            key={each.state}
            type="button"
            className="pill"
            aria-pressed={state === each.state}
            onClick={() => {
              setState(each.state);
              setCount(step);
            }}
          >
            {say(each.word)}
          </button>
        ))}
      </div>
      {outbox.isPending && <Waiting />}
      {outbox.isError && <Retry error={outbox.error} onRetry={() => void outbox.refetch()} />}
      {outbox.data?.length === 0 && <Empty>{say(state === 'failing' ? 'outboxNoFailures' : 'outboxNone')}</Empty>}
      {outbox.data !== undefined && outbox.data.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden" aria-busy={outbox.isPlaceholderData}>
          {outbox.data.slice(0, count).map((outgoing) => (
            <OutgoingLine key={outgoing.id} outgoing={outgoing} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button type="button" className="button justify-self-center" onClick={() => setCount(count + step)}>
          {say('showMore', { count: rest })}
        </button>
      )}
    </section>
  );
}
