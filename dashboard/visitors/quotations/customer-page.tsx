import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLateWords } from '../../app/late-words.ts';

interface CustomerPageProps {
  /** Its address without the site's own. */
  readonly path: string;
  /** What version it shows, in words. */
  readonly version: string;
}

/** The page that a version's customer reads, to look at and to hand over by another way than an email. */
export function CustomerPage({ path, version }: CustomerPageProps) {
  const say = useLateWords();
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
      <a className="link" href={path} target="_blank" rel="noopener" aria-label={`${say('offerPage')}: ${version}`}>
        {say('offerPage')}
      </a>{' '}
      ·{' '}
      <Button variant="text" aria-label={`${say('offerCopyLink')}: ${version}`} onPress={() => void copy()}>
        {say('offerCopyLink')}
      </Button>{' '}
      <span role="status">{copied !== null && say(copied)}</span>
    </>
  );
}
