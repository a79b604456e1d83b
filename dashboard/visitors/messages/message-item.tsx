import { type ReactNode, useState } from 'react';
import { moderation } from '../../../calls/moderation.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { officeMoment } from '../../app/office-moment.ts';
import { DeleteMessage } from './delete-message.tsx';
import type { VisitorMessage } from './visitor-messages.ts';

/** Shows a message that awaits review to everybody, or holds one back that they see. */
function HoldButton({ message: { kind, id, author, held } }: { readonly message: VisitorMessage }) {
  const t = useLateTranslations();
  const change = useAction(() => callApi(held ? moderation.release : moderation.hold, { params: { kind, id } }), {
    about: author,
    refuse: 'notice',
  });
  return (
    <Button
      size="small"
      isPending={change.isPending}
      aria-label={t(held ? 'releaseNamed' : 'holdNamed', { name: author })}
      onPress={() => change.start()}
    >
      {t(held ? 'release' : 'hold')}
    </Button>
  );
}

interface MessageItemProps {
  readonly message: VisitorMessage;
  /** Which kind it is of, where kinds stand side by side. */
  readonly mark?: string;
  /** Asks to delete everything under the author's name; absent where that is not offered. */
  readonly onDeleteAll?: () => void;
  readonly children?: ReactNode;
}

/** What a visitor wrote, and what can be done with it. */
export function MessageItem({ message, mark, onDeleteAll, children }: MessageItemProps) {
  const t = useLateTranslations();
  const [isDeleting, setIsDeleting] = useState(false);
  const { kind, author, text, created_at: at, held, hidden = false } = message;
  return (
    <li className="message">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-medium wrap-anywhere">{author}</bdi>
          <time dateTime={at} className="text-sm text-muted">
            {officeMoment(at)}
          </time>
          {mark !== undefined && <span className="badge">{mark}</span>}
          {hidden && <span className="badge">{t('hiddenByUs')}</span>}
          {held && !hidden && <span className="mark">{t('awaitsReview')}</span>}
        </p>
        <HoldButton message={message} />
        <Button
          variant="danger"
          size="small"
          aria-label={t(kind === 'post' ? 'deletePostBy' : 'deleteCommentBy', { name: author })}
          onPress={() => setIsDeleting(true)}
        >
          {t('delete')}
        </Button>
        {onDeleteAll !== undefined && (
          <Button variant="danger" size="small" aria-label={t('deleteAllBy', { name: author })} onPress={onDeleteAll}>
            {t('deleteAll')}
          </Button>
        )}
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {children}
      {isDeleting && <DeleteMessage message={message} onClose={() => setIsDeleting(false)} />}
    </li>
  );
}
