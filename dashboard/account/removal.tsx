import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, textAnswer } from '../call.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { reread } from '../records/use-records.ts';
import { useAccountWords } from './account-words.ts';

interface RemovalProps {
  readonly question: string;
  /** Address of what goes, below the base of the calls. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Asks before a session ends, or all others do. */
export function Removal({ question, path, onClose }: RemovalProps) {
  const say = useAccountWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call(path, textAnswer('message'), { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: (text) => {
        notify({ text });
        onClose();
      },
    });
  return (
    <Question
      text={question}
      isBusy={removing.isPending}
      refusal={removing.isError ? removing.error.message || say('unreachable') : ''}
      onNo={onClose}
      onYes={remove}
    />
  );
}
