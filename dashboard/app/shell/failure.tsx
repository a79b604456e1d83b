import { Alert } from '../../../ui/alert.tsx';
import { useWords } from '../words.ts';

/** Says that the server did not answer, and offers to ask again. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const say = useWords();
  return (
    <Alert variant="plain" className="mx-auto min-h-60 max-w-md flex-col justify-center p-6 text-center" onRetry={onRetry}>
      <p>{say('unreachable')}</p>
    </Alert>
  );
}
