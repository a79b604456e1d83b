import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Invitation, type Invited, invitations as calls } from '../../../calls/invitations.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { AccountForm } from './account-form.tsx';
import { type AccountMessageKey, useAccountTranslations } from './account-translations.ts';
import { InvitationLink } from './invitation-link.tsx';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

const stateMessages = {
  pending: 'invitationPending',
  expired: 'invitationExpired',
  withdrawn: 'invitationOver',
  accepted: 'invitationAccepted',
} as const satisfies Record<Invitation['state'], AccountMessageKey>;

interface AgainProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** Asks for the password before a new link is sent. */
function Again({ invitation: { id, email }, onClose }: AgainProps) {
  const t = useAccountTranslations();
  const confirmation = useConfirmation();
  const [made, setMade] = useState<Invited | null>(null);
  return (
    <Dialog title={t('invitationAgain')} size="small" onClose={onClose}>
      {made?.link === undefined ? (
        <AccountForm
          isFocused
          about={email}
          fields={confirmation}
          action="invitationSend"
          send={(typed) => callApi(calls.sendAgain, { params: { id }, body: confirmationIn(typed) })}
          onDone={(answer) => {
            if (answer.link === undefined) onClose();
            else setMade(answer);
          }}
        >
          <p className="wrap-anywhere">{t('invitationAgainText', { email })}</p>
        </AccountForm>
      ) : (
        <InvitationLink email={email} link={made.link} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Line({ invitation }: { readonly invitation: Invitation }) {
  const t = useAccountTranslations();
  const [isAgain, setIsAgain] = useState(false);
  const { id, email, invited_by: by, created_at: at, expires_at: end, state, accepted_as: name, letter } = invitation;
  const withdraw = useAction(() => callApi(calls.withdraw, { params: { id } }), { about: email });
  const isOpen = state !== 'accepted';
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            <bdi dir="ltr">{showEmail(email)}</bdi>
            <span className={state === 'pending' ? 'badge badge-on font-normal' : 'badge font-normal'}>
              {t(stateMessages[state])}
            </span>
            {letter === 'failed' && state === 'pending' && <span className="mark font-normal">{t('replyFailed')}</span>}
          </p>
          <p className="text-sm text-muted">
            {t('invitationBy', { name: by, moment: formatOfficeTime(at) })}
            {state === 'pending' && ` · ${t('invitationUntil', { moment: formatOfficeTime(end) })}`}
            {name !== null && ` · ${t('invitationAs', { name })}`}
          </p>
        </div>
        {isOpen && (
          <Button size="small" aria-label={t('invitationAgainTo', { email })} onPress={() => setIsAgain(true)}>
            {t('invitationAgain')}
          </Button>
        )}
        {state === 'pending' && (
          <Button
            variant="danger"
            size="small"
            aria-label={t('invitationWithdrawOf', { email })}
            isPending={withdraw.isPending}
            onPress={() => withdraw.start()}
          >
            {t('invitationWithdraw')}
          </Button>
        )}
      </div>
      {withdraw.refusal !== null && <Alert>{withdraw.refusal.text}</Alert>}
      {isAgain && <Again invitation={invitation} onClose={() => setIsAgain(false)} />}
    </li>
  );
}

/** The invitations and their states; renders nothing if there are none. */
export function Invitations() {
  const t = useAccountTranslations();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['administrators', 'invitations'],
    queryFn: ({ signal }) => callApi(calls.list, { signal }),
  });
  if (error !== null) return <Retry error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="border-t border-line pt-4" aria-labelledby={id}>
      <h4 id={id} className="font-medium">
        {t('invitations')}
      </h4>
      <ul className="divide-y divide-line">
        {data.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}
