import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useAccountTranslations } from './account-translations.ts';

/** A link that is shown only once. If copying fails, it is selected instead. */
export function CopyLink({ link }: { readonly link: string }) {
  const t = useAccountTranslations();
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  async function copy(): Promise<void> {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // The link stays selected and can be copied by keyboard.
    }
  }
  return (
    <div className="grid gap-2">
      <input
        id={id}
        className="input"
        dir="ltr"
        readOnly
        aria-label={t('invitationLink')}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onPress={() => void copy()}>
          {t('invitationCopy')}
        </Button>
        <span role="status" className="text-sm text-muted">
          {isCopied && t('invitationCopied')}
        </span>
      </div>
    </div>
  );
}
