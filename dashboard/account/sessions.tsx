import { useState } from 'react';
import { momentOf } from '../history/change-words.ts';
import { useAccountWords } from './account-words.ts';
import { Part } from './part.tsx';
import { Removal } from './removal.tsx';
import { type OpenSession, useSessions } from './use-account.ts';

/** Everywhere the administrator is logged in. */
export function Sessions() {
  const say = useAccountWords();
  const sessions = useSessions();
  const [doomed, setDoomed] = useState<OpenSession | 'others' | null>(null);
  const nameOf = ({ device }: OpenSession) => device || say('sessionUnknown');
  const rows = (sessions.data ?? []).toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  return (
    <Part
      title="sessions"
      intro="sessionsIntro"
      asked={sessions}
      action={
        rows.length > 1 && (
          <button type="button" className="button" onClick={() => setDoomed('others')}>
            {say('sessionsEnd')}
          </button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {rows.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="me-auto grid gap-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <bdi>{nameOf(session)}</bdi>
                {session.isThis && <span className="badge badge-on font-normal">{say('sessionThis')}</span>}
              </p>
              <p className="text-sm text-muted">
                {say('sessionSince', { moment: momentOf(session.createdAt) })}
                {!session.isThis && ` · ${say('sessionSeen', { moment: momentOf(session.seenAt) })}`}
              </p>
            </div>
            {!session.isThis && (
              <button
                type="button"
                className="button small"
                aria-label={say('sessionEndOf', { device: nameOf(session) })}
                onClick={() => setDoomed(session)}
              >
                {say('sessionEnd')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {doomed === 'others' && (
        <Removal question={say('sessionsQuestion')} path="/account/sessions" onClose={() => setDoomed(null)} />
      )}
      {doomed !== null && doomed !== 'others' && (
        <Removal
          question={say('sessionEndOf', { device: nameOf(doomed) })}
          path={`/account/sessions/${doomed.id}`}
          onClose={() => setDoomed(null)}
        />
      )}
    </Part>
  );
}
