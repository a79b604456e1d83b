import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { CallFailure } from '../call.ts';
import { useLogin } from '../session.ts';
import { useWords } from '../words.ts';
import { LanguageSwitch } from './language-switch.tsx';

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The login screen: a refusal is said as an alert, in the words of the server. */
export function Login() {
  const say = useWords();
  const logIn = useLogin();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const heading = useId();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    setRefusal('');
    try {
      await logIn({ username: textOf(data, 'username'), password: textOf(data, 'password') });
      await navigate('/categories');
    } catch (error) {
      const isReached = error instanceof CallFailure && error.status > 0;
      setRefusal(isReached ? error.message || say('failed') : say('unreachable'));
      setIsBusy(false);
    }
  }

  return (
    <main className="grid min-h-dvh place-items-center content-center gap-6 p-4">
      <form
        aria-labelledby={heading}
        onSubmit={(event) => void submit(event)}
        className="card grid w-full max-w-sm gap-5 p-7"
      >
        <h1 id={heading} className="text-2xl font-semibold">
          {say('loginHeading')}
        </h1>
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
      <LanguageSwitch />
    </main>
  );
}
