import { type FormEvent, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { CallFailure } from '../call-failure.ts';
import { canUsePasskeys } from '../session/passkey.ts';
import { useLogin } from '../session/session.ts';
import { useTranslations } from '../translations.ts';

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

interface LoginFormProps {
  /** The id of the heading that labels the form. */
  readonly labelledBy?: string;
  readonly onDone: () => void;
}

/** Login by name and password or by passkey, then by code if one is required. Refusals show the server's message. */
export function LoginForm({ labelledBy, onDone }: LoginFormProps) {
  const t = useTranslations();
  const login = useLogin();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isSecondStep, setIsSecondStep] = useState(false);

  /** Tries one login method and calls `next` if a code is still required. */
  async function attempt(enter: Promise<boolean>, next: () => void): Promise<void> {
    setIsBusy(true);
    setRefusal('');
    try {
      if (await enter) return onDone();
      next();
    } catch (error) {
      const isReached = error instanceof CallFailure && error.status > 0;
      setRefusal(isReached ? error.message || t('failed') : t('unreachable'));
    }
    setIsBusy(false);
    return undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const credentials = { username: textOf(data, 'username'), password: textOf(data, 'password') };
    const entering = isSecondStep ? login.withCode(textOf(data, 'code')) : login.withPassword(credentials);
    void attempt(entering, () => setIsSecondStep(true));
  }

  return (
    <form aria-labelledby={labelledBy} onSubmit={submit} className="grid gap-5">
      {isSecondStep ? (
        <CodeField />
      ) : (
        <>
          <Field label={t('username')}>
            {(control) => (
              <input
                {...control}
                name="username"
                className="input"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
                dir="auto"
              />
            )}
          </Field>
          <Field label={t('password')}>
            {(control) => (
              <input
                {...control}
                name="password"
                type="password"
                className="input"
                autoComplete="current-password"
                required
                dir="ltr"
              />
            )}
          </Field>
        </>
      )}
      {refusal !== '' && <Alert>{refusal}</Alert>}
      <Button variant="filled" isSubmit isPending={isBusy}>
        {t(isSecondStep ? 'confirm' : 'login')}
      </Button>
      {isSecondStep && (
        <Button
          variant="text"
          onPress={() => {
            setIsSecondStep(false);
            setRefusal('');
          }}
        >
          {t('backToPassword')}
        </Button>
      )}
      {!isSecondStep && canUsePasskeys() && (
        <Button
          isDisabled={isBusy}
          onPress={() => void attempt(login.withPasskey(), () => setRefusal(t('passkeyFailed')))}
        >
          {t('loginWithPasskey')}
        </Button>
      )}
    </form>
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** The field for the code of the second step; it takes the focus. */
function CodeField() {
  const t = useTranslations();
  return (
    <>
      <p className="text-muted">{t('secondStepText')}</p>
      <Field label={t('code')}>
        {(control) => (
          <input
            {...control}
            ref={focus}
            name="code"
            className="input"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            dir="ltr"
          />
        )}
      </Field>
    </>
  );
}
