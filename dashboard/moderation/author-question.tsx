import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { afterwards } from '../records/use-records.ts';
import { useWords } from '../words.ts';
import { useAuthorCount, useRemoveAuthor } from './use-messages.ts';

interface AuthorQuestionProps {
  readonly author: string;
  readonly onClose: () => void;
}

/** Asks, and says how much it is, before everything under a name is deleted. */
export function AuthorQuestion({ author, onClose }: AuthorQuestionProps) {
  const say = useWords();
  const notify = useNotify();
  const count = useAuthorCount(author);
  const remove = useRemoveAuthor();
  const fault = remove.error ?? count.error;
  return (
    <Question
      text={say('deleteAllQuestion')}
      isBusy={remove.isPending || !count.isSuccess}
      refusal={fault === null ? '' : fault.message || say('unreachable')}
      onNo={onClose}
      onYes={() =>
        afterwards(remove.mutateAsync(author), ({ message, undo }) => {
          notify({ text: message, undo });
          onClose();
        })
      }
    >
      <p>
        <bdi className="font-medium wrap-anywhere">{author}</bdi>
      </p>
      <p role="status" className="text-muted">
        {count.isPending && say('loading')}
        {count.isSuccess && `${say('deleteAllCount', { count: count.data.messages })} `}
        {count.isSuccess && count.data.replies > 0 && `${say('deleteAllReplies', { count: count.data.replies })} `}
        {count.isSuccess && say('deleteAllHint')}
      </p>
    </Question>
  );
}
