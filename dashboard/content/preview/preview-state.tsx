import { Alert } from '../../../ui/alert.tsx';
import { useTranslations } from '../../app/translations.ts';

interface Props {
  readonly isLoading: boolean;
  /** Why there is no preview; may be empty. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Shows that the preview contains unsaved values, that it is loading, or why it failed. */
export function PreviewState({ isLoading, failure, retry }: Props) {
  const t = useTranslations();
  if (failure === null) {
    return (
      <p role="status" className="flex min-h-11 items-center text-sm text-muted">
        {isLoading ? <span className="late">{t('previewLoading')}</span> : t('previewUnsaved')}
      </p>
    );
  }
  return (
    <Alert className="text-sm" onRetry={retry}>
      {t('previewFailed')} {failure || t('unreachable')}
    </Alert>
  );
}
