import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import type { ReplyText } from './use-enquiries.ts';

interface MailMissingProps {
  readonly reply: ReplyText;
  /** True if the visitor left a phone number to which the text can be sent. */
  readonly hasPhone: boolean;
  /** Selects the text if copying fails. */
  readonly onSelect: () => void;
}

/** Explains that no email can be sent and provides the text for other channels. */
export function MailMissing({ reply, hasPhone, onSelect }: MailMissingProps) {
  const t = useLateTranslations();
  const [status, setStatus] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reply.text);
      setStatus(t('replyCopied'));
    } catch {
      onSelect();
      setStatus(t('replySelected'));
    }
  }
  return (
    <div className="alert grid gap-3">
      <div className="grid gap-1">
        <p className="font-medium">{t('replyMailMissing')}</p>
        <p>{t(hasPhone ? 'replyMailMissingText' : 'replyMailMissingByMail')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" isDisabled={reply.text.trim() === ''} onPress={() => void copy()}>
          {t('replyCopy')}
        </Button>
        <Link to="/settings?section=mail" className="button small">
          {t('mailSetUp')}
        </Link>
        <span role="status">{status}</span>
      </div>
    </div>
  );
}
