import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../translations.ts';
import { hasNavigated } from './scroll-key.ts';

/**
 * The main heading of a screen. It sets the title of the tab and takes the focus after a navigation, unless the focus
 * is already on the new screen.
 */
export function ScreenTitle({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t('title');

  useEffect(() => {
    const name = heading.current?.textContent ?? '';
    document.title = name === '' ? title : `${name} · ${title}`;
  });
  useEffect(() => {
    const screen = document.getElementById('screen');
    if (hasNavigated() && screen?.contains(document.activeElement) === false) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
      {children}
    </h2>
  );
}
