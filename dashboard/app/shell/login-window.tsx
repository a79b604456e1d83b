import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../words.ts';
import { LoginForm } from './login-form.tsx';

/** Asks for the password in the middle of the work. @param onDone told whether somebody logged in */
export function LoginWindow({ onDone }: { readonly onDone: (isIn: boolean) => void }) {
  const say = useWords();
  return (
    <Dialog title={say('sessionEnded')} size="small" isSticky onClose={() => onDone(false)}>
      <p className="text-muted">{say('sessionEndedText')}</p>
      <LoginForm onDone={() => onDone(true)} />
    </Dialog>
  );
}
