import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { reread } from '../records/use-records.ts';
import { useAccountWords } from './account-words.ts';

interface RemovalProps {
  readonly question: string;
  /** Ends it, and tells what to say of it. */
  readonly end: () => Promise<{ readonly message: string }>;
  readonly onClose: () => void;
}

/** Asks before a session ends, or all others do. */
export function Removal({ question, end, onClose }: RemovalProps) {
  const say = useAccountWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: end,
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: ({ message }) => {
        notify({ text: message });
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
