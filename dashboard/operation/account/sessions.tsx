import { useState } from 'react';
import { account, type OpenSession } from '../../../calls/account.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useAccountTranslations } from './account-translations.ts';
import { useDeviceName } from './device-name.ts';
import { Part } from './part.tsx';
import { Removal } from './removal.tsx';
import { useSessions } from './use-account.ts';

/** The sessions of the current account. */
export function Sessions() {
  const t = useAccountTranslations();
  const sessions = useSessions();
  const [toEnd, setToEnd] = useState<OpenSession | 'others' | null>(null);
  const nameOf = useDeviceName();
  const rows = (sessions.data ?? []).toSorted((one, other) => Number(other.is_this) - Number(one.is_this));
  return (
    <Part
      title="sessions"
      intro="sessionsIntro"
      query={sessions}
      action={rows.length > 1 && <Button onPress={() => setToEnd('others')}>{t('sessionsEnd')}</Button>}
    >
      <ul className="divide-y divide-line">
        {rows.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="me-auto grid gap-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <bdi>{nameOf(session)}</bdi>
                {session.is_this && <span className="badge badge-on font-normal">{t('sessionThis')}</span>}
              </p>
              <p className="text-sm text-muted">
                {t('sessionSince', { moment: formatOfficeTime(session.created_at) })}
                {!session.is_this && ` · ${t('sessionSeen', { moment: formatOfficeTime(session.last_seen_at) })}`}
              </p>
            </div>
            {!session.is_this && (
              <Button
                size="small"
                aria-label={t('sessionEndOf', { device: nameOf(session) })}
                onPress={() => setToEnd(session)}
              >
                {t('sessionEnd')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {toEnd === 'others' && (
        <Removal
          question={t('sessionsQuestion')}
          end={() => callApi(account.endSessions)}
          onClose={() => setToEnd(null)}
        />
      )}
      {toEnd !== null && toEnd !== 'others' && (
        <Removal
          question={t('sessionEndOf', { device: nameOf(toEnd) })}
          end={() => callApi(account.endSession, { params: { id: toEnd.id } })}
          onClose={() => setToEnd(null)}
        />
      )}
    </Part>
  );
}
