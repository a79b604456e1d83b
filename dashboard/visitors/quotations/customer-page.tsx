import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

interface CustomerPageProps {
  /** Its address without the site's own. */
  readonly path: string;
  /** What version it shows, in words. */
  readonly version: string;
}

/** The page that a version's customer reads, to look at and to hand over by another way than an email. */
export function CustomerPage({ path, version }: CustomerPageProps) {
  const t = useLateTranslations();
  const [copied, setCopied] = useState<'offerLinkCopied' | 'offerLinkNotCopied' | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      setCopied('offerLinkCopied');
    } catch {
      // Browsers refuse it without HTTPS, and where the user said so.
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
