import { useWords } from '../words.ts';

/** Says that the server did not answer, and offers to ask again. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const say = useWords();
  return (
    <div
      role="alert"
      className="mx-auto grid min-h-60 max-w-md place-items-center content-center gap-4 p-6 text-center"
    >
      <p>{say('unreachable')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {say('tryAgain')}
      </button>
    </div>
  );
}
