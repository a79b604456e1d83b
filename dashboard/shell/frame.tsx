import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NavLink, Outlet } from 'react-router';
import { localeOf } from '../../language/languages.ts';
import { areas } from '../areas.ts';
import { currentLanguage } from '../current-language.ts';
import { NoticesProvider } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginAgain } from './login-again.tsx';
import { LogoutButton } from './logout-button.tsx';

/** The frame around every screen: header, navigation bar, and the screen itself. */
export function Frame({ name }: { readonly name: string }) {
  const say = useWords();
  return (
    <I18nProvider locale={localeOf(currentLanguage())}>
      <a href="#screen" className="skip-link">
        {say('skipToContent')}
      </a>
      <header className="border-b border-line bg-raised">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-6">
          <div className="me-auto">
            <h1 className="text-xl font-semibold">{say('title')}</h1>
            <p className="text-sm text-muted">{say('welcome', { name })}</p>
          </div>
          <a href="/" className="button">
            {say('viewSite')}
          </a>
          <LanguageSwitch />
        </div>
        <nav aria-label={say('navigation')} className="mx-auto max-w-7xl px-4 pb-4 sm:px-6">
          <ul className="flex flex-wrap items-center gap-2">
            {areas.map(({ word, path }) => (
              <li key={path}>
                <NavLink to={path} className="pill">
                  {say(word)}
                </NavLink>
              </li>
            ))}
            <li className="ms-auto">
              <LogoutButton />
            </li>
          </ul>
        </nav>
      </header>
      <main id="screen" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
        <NoticesProvider>
          <Outlet />
        </NoticesProvider>
      </main>
      <LoginAgain />
    </I18nProvider>
  );
}
