import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

interface CustomerPageProps {
  /** The path of the page, without the origin. */
  readonly path: string;
  /** The name of the version it shows. */
  readonly version: string;
}

/**
 * A link to the page on which the customer reads a version, for viewing and for sharing by other channels than email.
 */
export function CustomerPage({ path, version }: CustomerPageProps) {
  const t = useLateTranslations();
  const [copied, setCopied] = useState<'offerLinkCopied' | 'offerLinkNotCopied' | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      setCopied('offerLinkCopied');
    } catch {
      // Browsers refuse to copy without HTTPS or without the user's permission.
      setCopied('offerLinkNotCopied');
    }
  }
  return (
    <>
      <a className="link" href={path} target="_blank" rel="noopener" aria-label={`${t('offerPage')}: ${version}`}>
        {t('offerPage')}
      </a>{' '}
      ·{' '}
      <Button variant="text" aria-label={`${t('offerCopyLink')}: ${version}`} onPress={() => void copy()}>
        {t('offerCopyLink')}
      </Button>{' '}
      <span role="status">{copied !== null && t(copied)}</span>
    </>
  );
}
