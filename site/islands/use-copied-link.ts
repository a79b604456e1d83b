import { useState } from 'react';
import { useIsland } from './island-context.tsx';

/** Copies an address, and says so; without access to the clipboard it shows the address to be copied by hand. */
export function useCopiedLink(address: string): { readonly said: string; readonly copy: () => Promise<void> } {
  const { t } = useIsland();
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t('linkCopied'));
    } catch {
      // The browser forbids access to the clipboard, or the page was not loaded over HTTPS.
      setSaid(t('copyThisLink', { address }));
    }
  }
  return { said, copy };
}
