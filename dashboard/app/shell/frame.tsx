import { lazy, Suspense, useCallback, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { localeOf } from '../../../language/languages.ts';
import { currentLanguage } from '../current-language.ts';
import { FaultNotices } from '../faults/fault-notices.tsx';
import { NoticesProvider } from '../notices/notices.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useTranslations } from '../translations.ts';
import { CurrentAreaProvider } from './current-area.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LoginAgain } from './login-again.tsx';
import { SecondaryMenu } from './secondary-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { InboxBar } from './inbox-bar.tsx';
import { PaletteButton } from './palette-button.tsx';
import { scrollKey } from './scroll-key.ts';

const ShortcutsWindow = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-window.tsx')).ShortcutsWindow,
}));

/** The frame of every screen: header, navigation bar and the screen itself. */
export function Frame({ name }: { readonly name: string }) {
  const t = useTranslations();
  const [isListing, setIsListing] = useState(false);
  const listShortcuts = useCallback(() => setIsListing(true), []);
  const close = () => setIsListing(false);
  useShortcuts(listShortcuts);
  const isLoading = useNavigation().state === 'loading';
  return (
    <I18nProvider locale={localeOf(currentLanguage())}>
      <a href="#screen" className="skip-link">
        {t('skipToContent')}
      </a>
      <CurrentAreaProvider>
        <header className="border-b border-line bg-raised">
          <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-2 px-4 py-3 sm:gap-3 sm:px-6 sm:py-4">
            <div className="me-auto min-w-0 max-lg:flex-1">
              <h1 className="truncate text-lg font-semibold sm:text-xl">{t('title')}</h1>
              <p className="truncate text-xs text-muted sm:text-sm">{t('welcome', { name })}</p>
            </div>
            <InboxBar />
            <PaletteButton onShortcuts={listShortcuts} />
            <SecondaryMenu onShortcuts={listShortcuts} />
            <a href="/" className="button max-sm:hidden">
              {t('viewSite')}
            </a>
            <LanguageSwitch />
          </div>
          <NavigationBar />
        </header>
        <main
          id="screen"
          tabIndex={-1}
          aria-busy={isLoading}
          className="outline-none mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8"
        >
          <ScrollRestoration getKey={scrollKey} />
          <NoticesProvider>
            <FaultNotices />
            <LeaveGuard>
              {/* If a screen suspends, only the screen is hidden and the header stays. */}
              <Suspense fallback={<Loading />}>
                <Outlet />
              </Suspense>
            </LeaveGuard>
          </NoticesProvider>
        </main>
      </CurrentAreaProvider>
      <LoginAgain />
      {isListing && (
        <LazyBoundary onClose={close}>
          <ShortcutsWindow onClose={close} />
        </LazyBoundary>
      )}
    </I18nProvider>
  );
}
