import { useState } from 'react';
import { type Administrator, administrators as calls } from '../../../calls/administrators.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { officeMoment } from '../../app/office-moment.ts';
import { useAccountWords } from './account-words.ts';
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
  const say = useAccountWords();
  const { username: name, last_seen_at: seenAt, has_two_step: hasTwoStep, passkeys, is_self: isSelf } = administrator;
  const hasSecond = hasTwoStep || passkeys > 0;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="me-auto grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isSelf && <span className="badge badge-on font-normal">{say('administratorYou')}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <span>
            {seenAt === null ? say('administratorUnseen') : say('administratorSeen', { moment: officeMoment(seenAt) })}
          </span>
          {hasTwoStep && <span className="badge">{say('twoStep')}</span>}
          {passkeys > 0 && <span className="badge">{say('passkeyCount', { count: passkeys })}</span>}
          {!hasSecond && <span className="badge">{say('administratorNoSecond')}</span>}
        </p>
      </div>
      {!isSelf && hasSecond && (
        <Button size="small" aria-label={say('administratorResetOf', { name })} onPress={onReset}>
          {say('administratorReset')}
        </Button>
      )}
      {!isSelf && (
        <Button variant="danger" size="small" aria-label={say('administratorRemoveOf', { name })} onPress={onRemove}>
          {say('remove')}
        </Button>
      )}
    </li>
  );
}

/** Everybody who may log in: adding, removing, and helping somebody who lost the second step. */
export function Administrators() {
  const say = useAccountWords();
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
          <Button onPress={() => setIsInviting(true)}>{say('invitationAdd')}</Button>
          <Button onPress={() => setIsAdding(true)}>{say('administratorAdd')}</Button>
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
          title={say('administratorReset')}
          action="administratorReset"
          send={(body) => callApi(calls.reset, { params: { id: lost.id }, body })}
          onClose={() => setLost(null)}
        >
          <p>{say('administratorResetText', { name: lost.username })}</p>
        </PasswordWindow>
      )}
      {toDelete !== null && (
        <PasswordWindow
          title={say('administratorQuestion')}
          action="remove"
          send={(body) => callApi(calls.remove, { params: { id: toDelete.id }, body })}
          onClose={() => setToDelete(null)}
        >
          <p className="wrap-anywhere">{say('administratorStays', { name: toDelete.username })}</p>
        </PasswordWindow>
      )}
    </Part>
  );
}
