import { useWords } from '../words.ts';

interface RetryProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says why a list could not be read, in its place, and offers to read it again. */
export function Retry({ error, onRetry }: RetryProps) {
  const say = useWords();
  return (
    <div role="alert" className="alert flex flex-wrap items-center gap-3">
      <p>{error.message || say('unreachable')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {say('tryAgain')}
      </button>
    </div>
  );
}
