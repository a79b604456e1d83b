import { Alert } from '../../../ui/alert.tsx';
import { useWords } from '../../app/words.ts';

interface Props {
  readonly isLoading: boolean;
  /** Why there is no preview of what is typed; may be empty. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Says that the preview is not what is saved, that it is being loaded, or why it cannot be shown. */
export function PreviewState({ isLoading, failure, retry }: Props) {
  const say = useWords();
  if (failure === null) {
    return (
      <p role="status" className="flex min-h-11 items-center text-sm text-muted">
        {isLoading ? <span className="late">{say('previewLoading')}</span> : say('previewUnsaved')}
      </p>
    );
  }
  return (
    <Alert className="text-sm" onRetry={retry}>
      {say('previewFailed')} {failure || say('unreachable')}
    </Alert>
  );
}
