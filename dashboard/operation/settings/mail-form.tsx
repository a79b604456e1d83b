import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { emails, type MailSettings } from '../../../calls/emails.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { mailEncryptions, mailPorts, usualEncryption } from '../../../content/mail-server.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAccountTranslations, type AccountMessageKey } from '../account/account-translations.ts';
import { confirmationIn, useConfirmation } from '../account/use-confirmation.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';

const encryptionMessages = {
  tls: 'mailTls',
  starttls: 'mailStarttls',
  none: 'mailUnencrypted',
} as const satisfies Record<(typeof mailEncryptions)[number], AccountMessageKey>;

/** The initial values by API name. Secrets are removed from the form after sending. */
const beginning = (stored: MailSettings['stored']) => ({
  host: stored?.host ?? '',
  port: mailPorts.find((port) => port === stored?.port) ?? mailPorts[0],
  encryption: stored?.encryption ?? usualEncryption(mailPorts[0]),
  user: stored?.user ?? '',
  sender: stored?.sender ?? '',
});
const noSecrets: Readonly<Record<string, string>> = {};

interface TextOptions {
  readonly name: string;
  readonly word: AccountMessageKey;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly type?: 'text' | 'password';
  readonly completion?: string;
  readonly isRequired?: boolean;
  readonly onType: (value: string) => void;
}

/** Edits the mail server settings. Requires the password again, because another server would receive all emails. */
export function MailForm({ stored }: Pick<MailSettings, 'stored'>) {
  const t = useAccountTranslations();
  const confirmation = useConfirmation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<ReturnType<typeof beginning> | null>(null);
  const [secrets, setSecrets] = useState(noSecrets);
  const values = typed ?? beginning(stored);
  const isSameServer = stored?.host === values.host.trim() && stored.port === values.port;
  const change = (next: Partial<typeof values>) => setTyped({ ...values, ...next });

  const save = useAction(
    () =>
      callApi(emails.changeMailSettings, {
        body: { ...values, mail_password: secrets['mail_password'] || undefined, ...confirmationIn(secrets) },
      }),
    {
      onDone: () => {
        setTyped(null);
        setSecrets(noSecrets);
      },
      // If two-step login was enabled elsewhere, the form now has to ask for a code.
      onRefused: () => queries.invalidateQueries({ queryKey: ['account'] }),
    },
  );
  useKeepMounted((typed !== null || Object.keys(secrets).length > 0) && !save.isPending);
  const issueOf = (name: string): string | undefined => {
    const issue = save.refusal?.issues.find(({ path }) => path === name);
    return issue && issueSentence(issue, currentLanguage());
  };
  const text = (options: TextOptions) => {
    const { name, word, hint, value, type = 'text', completion = 'off', isRequired = false, onType } = options;
    return (
      <Field key={name} label={t(word)} hint={hint} issue={issueOf(name)}>
        {(control) => (
          <input
            {...control}
            name={name}
            className="input"
            type={type}
            dir={name === 'sender' ? 'auto' : 'ltr'}
            autoComplete={completion}
            autoCapitalize="none"
            spellCheck={false}
            required={isRequired}
            value={value}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </Field>
    );
  };
  const secret = (name: string) => ({
    name,
    value: secrets[name] ?? '',
    onType: (value: string) => setSecrets((old) => ({ ...old, [name]: value })),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.start();
  }

  const passwordHint = stored?.has_password !== true ? undefined : t(isSameServer ? 'mailKept' : 'mailNotKept');
  return (
    <form
      className="grid w-full max-w-2xl gap-4"
      aria-label={t('mailServer')}
      aria-busy={save.isPending}
      onSubmit={submit}
    >
      {text({
        name: 'host',
        word: 'mailHost',
        hint: t('mailHostHint'),
        value: values.host,
        isRequired: true,
        onType: (host) => change({ host }),
      })}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('mailPort')} issue={issueOf('port')}>
          {(control) => (
            <Select
              {...control}
              value={String(values.port)}
              options={mailPorts.map((port) => ({ value: String(port), label: String(port) }))}
              onSelect={(chosen) => {
                const port = mailPorts.find((each) => String(each) === chosen) ?? mailPorts[0];
                change({ port, encryption: usualEncryption(port) });
              }}
            />
          )}
        </Field>
        <Field label={t('mailEncryption')} issue={issueOf('encryption')}>
          {(control) => (
            <Select
              {...control}
              value={values.encryption}
              options={mailEncryptions.map((value) => ({ value, label: t(encryptionMessages[value]) }))}
              onSelect={(encryption) => change({ encryption })}
            />
          )}
        </Field>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text({
          name: 'user',
          word: 'mailUser',
          hint: t('mailUserHint'),
          value: values.user,
          onType: (user) => change({ user }),
        })}
        {text({
          ...secret('mail_password'),
          word: 'mailPassword',
          hint: passwordHint,
          type: 'password',
          completion: 'new-password',
        })}
      </div>
      {text({
        name: 'sender',
        word: 'mailSender',
        hint: t('mailSenderHint'),
        value: values.sender,
        onType: (sender) => change({ sender }),
      })}
      {confirmation.map(({ name, word, kind }) =>
        text({
          ...secret(name),
          word,
          hint: name === 'password' ? t('mailConfirmHint') : undefined,
          type: kind === 'code' ? 'text' : 'password',
          completion: kind === 'code' ? 'one-time-code' : 'current-password',
          isRequired: true,
        }),
      )}
      {save.refusal !== null && <Alert>{save.refusal.text}</Alert>}
      <Button variant="filled" isSubmit className="justify-self-start" isPending={save.isPending}>
        {t('mailSave')}
      </Button>
    </form>
  );
}
