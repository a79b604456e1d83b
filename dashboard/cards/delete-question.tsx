import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { callMessage } from '../../language/call-words.ts';
import { currentLanguage } from '../current-language.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { GoesWith } from './goes-with.tsx';
import { afterwards, useRemove } from '../records/use-records.ts';
import { titleOf } from '../records/wire-record.ts';

interface DeleteQuestionProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
  readonly parentId: number | null;
  readonly onClose: () => void;
}

/** Asks before a record is deleted, and names what goes with it. */
export function DeleteQuestion({ collection, record, parentId, onClose }: DeleteQuestionProps) {
  const say = useWords();
  const notify = useNotify();
  const remove = useRemove(collection, parentId);
  const notRemoved = callMessage(collection.messages.notRemoved, currentLanguage());

  return (
    <Question
      text={say('deleteQuestion')}
      isBusy={remove.isPending}
      refusal={remove.isError ? `${notRemoved}. ${remove.error.message || say('unreachable')}` : ''}
      onNo={onClose}
      onYes={() =>
        afterwards(remove.mutateAsync(record), ({ message, undo }) => {
          notify({ text: message, undo });
          onClose();
        })
      }
    >
      <p>
        <bdi className="font-medium">{titleOf(collection, record)}</bdi>
      </p>
      <GoesWith collection={collection} records={[record]} parentId={parentId} />
    </Question>
  );
}
