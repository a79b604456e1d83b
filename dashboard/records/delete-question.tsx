import { useQuery } from '@tanstack/react-query';
import { findCollection } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { callMessage } from '../../language/call-words.ts';
import { call, isObject, type Read } from '../call.ts';
import { currentLanguage } from '../current-language.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { recordAddress } from './addresses.ts';
import { useRemove } from './use-records.ts';
import { titleOf, type WireRecord } from './wire-record.ts';

const countsAnswer: Read<readonly (readonly [string, number])[]> = (answer) => {
  const counts = isObject(answer) ? answer['counts'] : undefined;
  return isObject(counts)
    ? Object.entries(counts).flatMap(([base, count]) => (typeof count === 'number' ? [[base, count] as const] : []))
    : null;
};

/** A refusal is shown in the question, which stays. */
const stay = () => {};

interface DeleteQuestionProps {
  readonly collection: Collection;
  readonly record: WireRecord;
  readonly parentId: number | null;
  readonly onClose: () => void;
}

/** Asks before a record is deleted, and names what goes with it. */
export function DeleteQuestion({ collection, record, parentId, onClose }: DeleteQuestionProps) {
  const say = useWords();
  const notify = useNotify();
  const remove = useRemove(collection, parentId);
  const below = useQuery({
    queryKey: ['subtree', collection.base, record.id],
    queryFn: ({ signal }) =>
      call(`${recordAddress(collection, { id: record.id, parentId })}/subtree`, countsAnswer, { signal }),
    staleTime: 0,
  });
  const goes = (below.data ?? []).filter(([, count]) => count > 0);
  const language = currentLanguage();

  return (
    <Question
      text={say('deleteQuestion')}
      isBusy={remove.isPending}
      refusal={
        remove.isError ? `${callMessage(collection.messages.notRemoved, language)}. ${remove.error.message}`.trim() : ''
      }
      onNo={onClose}
      onYes={() =>
        // Told even where the question left the screen together with the record.
        void remove.mutateAsync(record).then(({ message, undo }) => {
          notify({ text: message, undo });
          onClose();
        }, stay)
      }
    >
      <p>
        <bdi className="font-medium">{titleOf(collection, record)}</bdi>
      </p>
      {goes.length > 0 && (
        <div className="text-muted">
          <p>
            {say('goesWithIt', {
              sections: goes.length,
              items: goes.reduce((sum, [, count]) => sum + count, 0),
            })}
          </p>
          <ul className="list-disc ps-5 text-sm">
            {goes.map(([base, count]) => (
              <li key={base}>
                {findCollection(base)?.label[language] ?? say('visitorComments')}: {count}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Question>
  );
}
