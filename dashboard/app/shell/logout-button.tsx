import { useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../translations.ts';
import { LogoutQuestion } from './frame-windows.ts';

/** Ends the session after a confirmation. */
export function LogoutButton() {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="pill" onPress={() => setIsOpen(true)}>
        {t('logout')}
      </Button>
      {isOpen && (
        <LazyBoundary onClose={() => setIsOpen(false)}>
          <LogoutQuestion onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
