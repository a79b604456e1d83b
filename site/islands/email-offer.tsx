import { useEffect, useState } from 'react';
import { suggestEmail } from '../../fields/email/suggest-email.ts';
import { enterValue } from './enter-value.ts';
import { useIsland } from './island-context.tsx';
import { inputById } from './input-by-id.ts';

/**
 * Suggests a corrected email address after the visitor typed one with a likely mistake. The visitor decides whether to
 * use it.
 */
export function EmailOffer({ fieldId }: { readonly fieldId: string }) {
  const { t } = useIsland();
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    const field = inputById(fieldId);
    const leave = new AbortController();
    const { signal } = leave;
    const look = () => setMeant(suggestEmail(field?.value.trim() ?? ''));
    // The `change` event of an address typed before hydration is lost.
    if (document.activeElement !== field) look();
    field?.addEventListener('change', look, { signal });
    field?.form?.addEventListener('reset', () => setMeant(null), { signal });
    return () => leave.abort();
  }, [fieldId]);

  function take(): void {
    const field = inputById(fieldId);
    if (meant === null) return;
    setMeant(suggestEmail(meant));
    field?.focus();
    enterValue(field, meant);
  }

  return (
    <button type="button" className="form-suggestion" hidden={meant === null} onClick={take}>
      {t('didYouMean', { address: meant ?? '…' })}
    </button>
  );
}
