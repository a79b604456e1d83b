import { Alert } from '../../../ui/alert.tsx';
import { reasonOf } from '../actions/action-error.ts';
import { useTranslations } from '../translations.ts';

interface RetryProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Replaces a list that could not be loaded: shows the reason and a retry button. */
export function Retry({ error, onRetry }: RetryProps) {
  const t = useTranslations();
  return (
    <Alert onRetry={onRetry}>
      <p>{reasonOf(error, t)}</p>
    </Alert>
  );
}
