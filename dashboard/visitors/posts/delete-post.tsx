import { callMessage } from '../../../language/call-messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useTranslations } from '../../app/translations.ts';
import { removePost, type VisitorPost } from './visitor-posts.ts';

interface DeletePostProps {
  readonly message: VisitorPost;
  readonly onClose: () => void;
}

/** Asks for confirmation before a post or comment is deleted. The deletion can be undone. */
export function DeletePost({ message, onClose }: DeletePostProps) {
  const t = useTranslations();
  const { author, replies } = message;
  const isPost = message.kind === 'post';
  const remove = useAction(removePost, { about: author, onDone: onClose });
  const failure = callMessage(isPost ? 'itemNotDeleted' : 'commentNotDeleted', currentLanguage());
  return (
    <ConfirmDialog
      title={t(isPost ? 'deleteQuestion' : 'deleteCommentQuestion')}
      isPending={remove.isPending}
      destroys
      refusal={remove.refusal === null ? '' : `${failure}. ${remove.refusal.text}`}
      onNo={onClose}
      onYes={() => remove.start(message)}
    >
      <p>
        <bdi className="font-medium">{author}</bdi>
      </p>
      {replies > 0 && <p className="text-muted">{t('commentsGoWithIt', { count: replies })}</p>}
    </ConfirmDialog>
  );
}
