import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginForm } from './login-form.tsx';

/** The login screen, which leads to the categories. */
export function Login() {
  const say = useWords();
  const navigate = useNavigate();
  const heading = useId();
  return (
    <main className="grid min-h-dvh place-items-center content-center gap-6 p-4">
      <section className="card grid w-full max-w-sm gap-5 p-7">
        <h1 id={heading} className="text-2xl font-semibold">
          {say('loginHeading')}
        </h1>
        <LoginForm labelledBy={heading} onDone={() => void navigate('/categories')} />
      </section>
      <LanguageSwitch />
    </main>
  );
}
