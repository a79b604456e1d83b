import { Dialog } from '../../../ui/dialog.tsx';
import { useTranslations } from '../translations.ts';
import { LoginForm } from './login-form.tsx';

/**
 * Asks for a new login in a window over the current screen.
 * @param onDone called with whether the administrator logged in
 */
export function LoginWindow({ onDone }: { readonly onDone: (isIn: boolean) => void }) {
  const t = useTranslations();
  return (
    <Dialog title={t('sessionEnded')} size="small" isSticky onClose={() => onDone(false)}>
      <p className="text-muted">{t('sessionEndedText')}</p>
      <LoginForm onDone={() => onDone(true)} />
    </Dialog>
  );
}
