import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emails, type MailSettings } from '../../../calls/emails.ts';
import { loadAccountMessages } from '../../../language/account-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAccountTranslations } from '../account/account-translations.ts';
import { PasswordWindow } from '../account/password-window.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { OldEmails } from '../../visitors/outbox/old-emails.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { MailForm } from './mail-form.tsx';

/** Sends a test email and shows the reply of the mail server. */
function MailTest({ to }: Pick<MailSettings, 'to'>) {
  const t = useAccountTranslations();
  const test = useAction(() => callApi(emails.test), { tell: () => null, refresh: () => undefined });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-muted">{t('mailTestHint', { to: to || t('mailUnset') })}</p>
      <Button isPending={test.isPending} onPress={() => test.start()}>
        {t('mailTest')}
      </Button>
      {test.answer !== undefined && !test.isPending && (
        <p role="status" className="note wrap-anywhere">
          {test.answer.message}
        </p>
      )}
      {test.refusal !== null && <Alert className="wrap-anywhere">{test.refusal.text}</Alert>}
    </div>
  );
}

/** The state of the mail server that administrators configured. */
function StoredState({ settings: { server, from, to, stored } }: { readonly settings: MailSettings }) {
  const t = useAccountTranslations();
  const [isRemoving, setIsRemoving] = useState(false);
  const shown = (text: string) => text || t('mailUnset');
  if (stored === null) return <p className="note">{t('mailOff')}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      {server === '' ? (
        <p className="alert">{t('mailPasswordMissing', { host: stored.host })}</p>
      ) : (
        <p className="wrap-anywhere">{t('mailOn', { server, from: shown(from), to: shown(to) })}</p>
      )}
      <p className="text-sm text-muted">
        {t('mailSetBy', { name: stored.changed_by, moment: formatOfficeTime(stored.changed_at) })}
      </p>
      {server !== '' && <MailTest to={to} />}
      <Button variant="danger" size="small" onPress={() => setIsRemoving(true)}>
        {t('mailRemove')}
      </Button>
      {isRemoving && (
        <PasswordWindow
          title={t('mailRemoveQuestion')}
          action="remove"
          send={(body) => callApi(emails.removeMailSettings, { body })}
          onClose={() => setIsRemoving(false)}
        >
          <p>{t('mailRemoveText')}</p>
        </PasswordWindow>
      )}
    </div>
  );
}

/** The mail server: configured by the environment or in this group. */
function MailParts() {
  const t = useAccountTranslations();
  const mail = useQuery({
    queryKey: ['mail', 'settings'],
    queryFn: ({ signal }) => callApi(emails.mailSettings, { signal }),
  });
  if (mail.isPending) return <Loading />;
  if (mail.isError) return <Retry error={mail.error} onRetry={() => void mail.refetch()} />;
  const { source, server, from, to, stored } = mail.data;
  const shown = (text: string) => text || t('mailUnset');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <OldEmails />
      {source === 'environment' ? (
        <>
          <p className="wrap-anywhere">
            {t('mailOn', { server, from: shown(from), to: shown(to) })} {t('mailByEnvironment')}
          </p>
          <MailTest to={to} />
        </>
      ) : (
        <>
          <StoredState settings={mail.data} />
          <MailForm stored={stored} />
        </>
      )}
    </div>
  );
}

/** Loads the messages of the password confirmation, then the group. */
export async function loadMailGroup() {
  await loadAccountMessages(currentLanguage());
  return MailParts;
}
