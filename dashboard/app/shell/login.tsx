import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from '../translations.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginForm } from './login-form.tsx';

/** The login screen. After a login it opens the requested address, or else the categories. */
export function Login() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const heading = useId();
  return (
    <main className="grid min-h-dvh place-items-center content-center gap-6 p-4">
      <section className="card grid w-full max-w-sm gap-5 p-7">
        <h1 id={heading} className="text-2xl font-semibold">
          {t('loginHeading')}
        </h1>
        <LoginForm
          labelledBy={heading}
          onDone={() => pathname === '/' && void navigate('/categories', { replace: true })}
        />
      </section>
      <LanguageSwitch />
    </main>
  );
}
