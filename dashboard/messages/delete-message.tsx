import { callMessage } from '../../language/call-words.ts';
import { currentLanguage } from '../current-language.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useChange } from '../records/use-records.ts';
import { useWords } from '../words.ts';
import { removeMessage, type VisitorMessage } from './visitor-messages.ts';

/** A refusal is shown in the question, which stays. */
const stay = () => {};

interface DeleteMessageProps {
  readonly message: VisitorMessage;
  readonly onClose: () => void;
}

/** Asks before what a visitor wrote is deleted; it can be brought back as it was. */
export function DeleteMessage({ message, onClose }: DeleteMessageProps) {
  const say = useWords();
  const notify = useNotify();
  const { author, replies } = message;
  const isPost = message.kind === 'post';
  const remove = useChange(removeMessage);
  const failure = callMessage(isPost ? 'itemNotDeleted' : 'commentNotDeleted', currentLanguage());
  return (
    <Question
      text={say(isPost ? 'deleteQuestion' : 'deleteCommentQuestion')}
      isBusy={remove.isPending}
      refusal={remove.isError ? `${failure}${remove.error.message === '' ? '' : `. ${remove.error.message}`}` : ''}
      onNo={onClose}
      onYes={() =>
        // Told even where the question left the screen together with the message.
        void remove.mutateAsync(message).then(({ message: text, undo }) => {
          notify({ text, undo });
          onClose();
        }, stay)
      }
    >
      <p>
        <bdi className="font-medium">{author}</bdi>
      </p>
      {replies > 0 && <p className="text-muted">{say('commentsGoWithIt', { count: replies })}</p>}
    </Question>
  );
}
