import { Alert } from '../../../ui/alert.tsx';
import { reasonOf } from '../actions/action-error.ts';
import { useTranslations } from '../translations.ts';

interface RetryProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says why a list could not be read, in its place, and offers to read it again. */
export function Retry({ error, onRetry }: RetryProps) {
  const t = useTranslations();
  return (
    <Alert onRetry={onRetry}>
      <p>{reasonOf(error, t)}</p>
    </Alert>
  );
}
