import { type FormEvent, useState } from 'react';
import { CallFailure } from '../call.ts';
import { useLogin } from '../session/session.ts';
import { useWords } from '../words.ts';

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

interface LoginFormProps {
  /** Id of the heading that names the form. */
  readonly labelledBy?: string;
  readonly onDone: () => void;
}

/** Name and password; a refusal is said as an alert, in the words of the server. */
export function LoginForm({ labelledBy, onDone }: LoginFormProps) {
  const say = useWords();
  const logIn = useLogin();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    setRefusal('');
    try {
      await logIn({ username: textOf(data, 'username'), password: textOf(data, 'password') });
      onDone();
    } catch (error) {
      const isReached = error instanceof CallFailure && error.status > 0;
      setRefusal(isReached ? error.message || say('failed') : say('unreachable'));
      setIsBusy(false);
    }
  }

  return (
    <form aria-labelledby={labelledBy} onSubmit={(event) => void submit(event)} className="grid gap-5">
      <label className="grid gap-1.5">
        <span className="text-sm text-muted">{say('username')}</span>
        <input
          name="username"
          className="input"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          dir="auto"
        />
      </label>
      <label className="grid gap-1.5">
        <span className="text-sm text-muted">{say('password')}</span>
        <input name="password" type="password" className="input" autoComplete="current-password" required dir="ltr" />
      </label>
      {refusal !== '' && (
        <p role="alert" className="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className="button primary" disabled={isBusy}>
        {isBusy ? say('wait') : say('login')}
      </button>
    </form>
  );
}
