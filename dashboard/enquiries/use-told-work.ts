import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { useWork } from './use-enquiries.ts';

/**
 * Work that tells how it went: the server's sentence, or why it failed. It does so even where what it was started from
 * has left the screen meanwhile.
 */
export function useToldWork(work: () => Promise<{ readonly message: string }>) {
  const say = useWords();
  const notify = useNotify();
  const { isPending, mutateAsync } = useWork(work);
  const start = (): void =>
    void mutateAsync(undefined).then(
      ({ message }) => notify({ text: message }),
      (error: unknown) => notify({ text: (error instanceof Error ? error.message : '') || say('unreachable') }),
    );
  return { isPending, start };
}
