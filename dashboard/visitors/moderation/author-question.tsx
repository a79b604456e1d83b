import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { reasonOf } from '../../app/actions/action-error.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { removeAuthor, useAuthorCount } from './use-posts.ts';

interface AuthorQuestionProps {
  readonly author: string;
  readonly onClose: () => void;
}

/** Asks for confirmation before everything by an author name is deleted, with the number of items. */
export function AuthorQuestion({ author, onClose }: AuthorQuestionProps) {
  const t = useLateTranslations();
  const count = useAuthorCount(author);
  const remove = useAction(() => removeAuthor(author), { about: author, onDone: onClose });
  const unread = count.isError ? reasonOf(count.error, t) : undefined;
  return (
    <ConfirmDialog
      title={t('deleteAllQuestion')}
      destroys
      isPending={remove.isPending}
      isDisabled={!count.isSuccess}
      refusal={remove.refusal?.text ?? unread}
      onNo={onClose}
      onYes={remove.start}
    >
      <p>
        <bdi className="font-medium wrap-anywhere">{author}</bdi>
      </p>
      {count.isPending && <Loading className="text-muted" />}
      {count.isSuccess && (
        <p role="status" className="text-muted">
          {`${t('deleteAllCount', { count: count.data.messages })} `}
          {count.data.replies > 0 && `${t('deleteAllReplies', { count: count.data.replies })} `}
          {t('deleteAllHint')}
        </p>
      )}
    </ConfirmDialog>
  );
}
