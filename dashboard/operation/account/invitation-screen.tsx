import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { invitations } from '../../../calls/invitations.ts';
import { loadAccountMessages } from '../../../language/account-messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { NoticesProvider } from '../../app/notices/notices.tsx';
import { enterAs } from '../../app/session/session.ts';
import { fetchAhead } from '../../app/shell/gate.tsx';
import { LanguageSwitch } from '../../app/shell/language-switch.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountTranslations } from './account-translations.ts';

function Acceptance({ token }: { readonly token: string }) {
  const t = useAccountTranslations();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callApi(invitations.open, { body: { token }, signal }),
    staleTime: Infinity,
  });
  if (isPending) return <Loading />;
  if (error !== null) return <Retry error={error} onRetry={() => void refetch()} />;
  const { email, invited_by: name, expires_at: end } = data;
  return (
    <AccountForm
      isSilent
      fields={[
        { name: 'username', word: 'username', hint: 'invitationNameHint', kind: 'username' },
        { name: 'new_password', word: 'password', hint: 'newPasswordHint', kind: 'new-password' },
      ]}
      action="invitationAccept"
      send={({ username = '', new_password = '' }) =>
        callApi(invitations.accept, { body: { token, username, new_password } })
      }
      onDone={({ username }) => {
        enterAs(queries, username);
        // The screens wait for a session, and the gate that notices one is not on this page.
        fetchAhead();
        void navigate('/', { replace: true });
      }}
    >
      <p className="text-muted wrap-anywhere">
        {t('invitationWelcome', { name, email, moment: formatOfficeTime(end) })}
      </p>
    </AccountForm>
  );
}

function Invited() {
  const t = useAccountTranslations();
  // Read once, because the token is removed from the address with the screen.
  const [token] = useState(() => location.hash.slice(1));
  return (
    <main className="grid min-h-dvh place-items-center content-center gap-6 p-4">
      <section className="card grid w-full max-w-md gap-5 p-7">
        <h1 className="text-2xl font-semibold">{t('invitationTitle')}</h1>
        <Acceptance token={token} />
      </section>
      <LanguageSwitch />
    </main>
  );
}

/** Loads its messages, then the page of an invitation link. It needs no session. */
export async function loadInvitationScreen(): Promise<() => ReactNode> {
  await loadAccountMessages(currentLanguage());
  return function InvitationScreen() {
    return (
      <NoticesProvider>
        <Invited />
      </NoticesProvider>
    );
  };
}
