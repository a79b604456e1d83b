import { Alert } from '../../../ui/alert.tsx';
import { useTranslations } from '../translations.ts';

/** Shows that the server did not answer, with a retry button. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <Alert
      variant="plain"
      className="mx-auto min-h-60 max-w-md flex-col justify-center p-6 text-center"
      onRetry={onRetry}
    >
      <p>{t('unreachable')}</p>
    </Alert>
  );
}
