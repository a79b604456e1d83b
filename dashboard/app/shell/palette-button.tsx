import { lazy, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { otherLanguage } from '../../../language/languages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { changeLanguage, currentLanguage } from '../current-language.ts';
import type { Destination } from '../palette/places.ts';
import { ariaKeysOf, findKeys, keysOf, shortcutOf } from '../shortcuts/shortcuts.ts';
import { useTranslations } from '../translations.ts';
import { useTypedAhead } from './use-typed-ahead.ts';
import { LogoutQuestion } from './frame-windows.ts';

const loadPalette = () => import('../palette/palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Opens the palette by a press or by Ctrl+K (⌘K) on any screen. */
export function PaletteButton({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [open, setOpen] = useState<'palette' | 'logout' | null>(null);
  /** The location key from which the palette is navigating. */
  const from = useRef<string | null>(null);
  const close = () => setOpen(null);
  const typed = useTypedAhead(open === 'palette', loadPalette);

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent): void => {
      if (shortcutOf(event) !== 'find') return;
      event.preventDefault();
      setOpen('palette');
    };
    addEventListener('keydown', openByKeys);
    return () => removeEventListener('keydown', openByKeys);
  }, []);

  // After a jump the focus moves from the header to the screen. A requested card takes the focus itself.
  useEffect(() => {
    if (from.current === null || from.current === key) return undefined;
    from.current = null;
    const timer = setTimeout(() => {
      const screen = document.getElementById('screen');
      if (screen?.contains(document.activeElement) === false) screen.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [key]);

  function go(destination: Destination): void {
    setOpen('start' in destination && destination.start === 'logout' ? 'logout' : null);
    if ('to' in destination) {
      from.current = key;
      void navigate(destination.to, { state: destination.state });
    } else if (destination.start === 'otherLanguage') changeLanguage(otherLanguage(currentLanguage()));
    else if (destination.start === 'viewSite') location.assign('/');
    else if (destination.start === 'callsHelp') location.assign(`/api/docs?lang=${currentLanguage()}`);
    else if (destination.start === 'shortcuts') onShortcuts();
  }

  return (
    <>
      <Button
        className="gap-2"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeysOf(findKeys)}
        onPress={() => setOpen('palette')}
      >
        <Icon name="search" className="size-4" />
        <span className="max-sm:sr-only">{t('search')}</span>
        <kbd aria-hidden="true" dir="ltr" className="ms-2 text-xs text-muted max-md:hidden">
          {keysOf(findKeys).join(' ')}
        </kbd>
      </Button>
      {open === 'palette' && (
        <LazyBoundary onClose={close}>
          <Palette typedBefore={typed} onClose={close} onChoose={go} />
        </LazyBoundary>
      )}
      {open === 'logout' && (
        <LazyBoundary onClose={close}>
          <LogoutQuestion onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
