import { type ReactNode, useState } from 'react';
import { moderation } from '../../../calls/moderation.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { DeletePost } from './delete-post.tsx';
import type { VisitorPost } from './visitor-posts.ts';

/** Releases a post or comment that is pending moderation, or hides one that is visible. */
function HoldButton({ message: { kind, id, author, held } }: { readonly message: VisitorPost }) {
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

interface PostItemProps {
  readonly message: VisitorPost;
  /** The label of its kind, for lists of several kinds. */
  readonly mark?: string;
  /** Opens the deletion of everything by the author; absent if that is not possible. */
  readonly onDeleteAll?: () => void;
  readonly children?: ReactNode;
}

/** A post or comment of a visitor with its actions. */
export function PostItem({ message, mark, onDeleteAll, children }: PostItemProps) {
  const t = useLateTranslations();
  const [isDeleting, setIsDeleting] = useState(false);
  const { kind, author, text, created_at: at, held, hidden = false } = message;
  return (
    <li className="message">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-medium wrap-anywhere">{author}</bdi>
          <time dateTime={at} className="text-sm text-muted">
            {formatOfficeTime(at)}
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
      {isDeleting && <DeletePost message={message} onClose={() => setIsDeleting(false)} />}
    </li>
  );
}
