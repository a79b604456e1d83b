import { useState } from 'react';
import { type Administrator, administrators as calls } from '../../../calls/administrators.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useAccountTranslations } from './account-translations.ts';
import { Invitations } from './invitations.tsx';
import { InviteWindow } from './invite-window.tsx';
import { NewAdministrator } from './new-administrator.tsx';
import { Part } from './part.tsx';
import { PasswordWindow } from './password-window.tsx';
import { useAdministrators } from '../../app/session/use-administrators.ts';

interface LineProps {
  readonly administrator: Administrator;
  readonly onReset: () => void;
  readonly onRemove: () => void;
}

function AdministratorLine({ administrator, onReset, onRemove }: LineProps) {
  const t = useAccountTranslations();
  const { username: name, last_seen_at: seenAt, has_two_step: hasTwoStep, passkeys, is_self: isSelf } = administrator;
  const hasSecond = hasTwoStep || passkeys > 0;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="me-auto grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isSelf && <span className="badge badge-on font-normal">{t('administratorYou')}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <span>
            {seenAt === null ? t('administratorUnseen') : t('administratorSeen', { moment: formatOfficeTime(seenAt) })}
          </span>
          {hasTwoStep && <span className="badge">{t('twoStep')}</span>}
          {passkeys > 0 && <span className="badge">{t('passkeyCount', { count: passkeys })}</span>}
          {!hasSecond && <span className="badge">{t('administratorNoSecond')}</span>}
        </p>
      </div>
      {!isSelf && hasSecond && (
        <Button size="small" aria-label={t('administratorResetOf', { name })} onPress={onReset}>
          {t('administratorReset')}
        </Button>
      )}
      {!isSelf && (
        <Button variant="danger" size="small" aria-label={t('administratorRemoveOf', { name })} onPress={onRemove}>
          {t('remove')}
        </Button>
      )}
    </li>
  );
}

/** All administrators: add, remove, and reset a lost second factor. */
export function Administrators() {
  const t = useAccountTranslations();
  const administrators = useAdministrators();
  const [isAdding, setIsAdding] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const [lost, setLost] = useState<Administrator | null>(null);
  const [toDelete, setToDelete] = useState<Administrator | null>(null);
  return (
    <Part
      title="administrators"
      intro="administratorsIntro"
      query={administrators}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => setIsInviting(true)}>{t('invitationAdd')}</Button>
          <Button onPress={() => setIsAdding(true)}>{t('administratorAdd')}</Button>
        </div>
      }
    >
      <ul className="divide-y divide-line">
        {administrators.data?.map((administrator) => (
          <AdministratorLine
            key={administrator.id}
            administrator={administrator}
            onReset={() => setLost(administrator)}
            onRemove={() => setToDelete(administrator)}
          />
        ))}
      </ul>
      <Invitations />
      {isInviting && <InviteWindow onClose={() => setIsInviting(false)} />}
      {isAdding && <NewAdministrator onClose={() => setIsAdding(false)} />}
      {lost !== null && (
        <PasswordWindow
          title={t('administratorReset')}
          action="administratorReset"
          send={(body) => callApi(calls.reset, { params: { id: lost.id }, body })}
          onClose={() => setLost(null)}
        >
          <p>{t('administratorResetText', { name: lost.username })}</p>
        </PasswordWindow>
      )}
      {toDelete !== null && (
        <PasswordWindow
          title={t('administratorQuestion')}
          action="remove"
          send={(body) => callApi(calls.remove, { params: { id: toDelete.id }, body })}
          onClose={() => setToDelete(null)}
        >
          <p className="wrap-anywhere">{t('administratorStays', { name: toDelete.username })}</p>
        </PasswordWindow>
      )}
    </Part>
  );
}
