import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../translations.ts';

interface PaletteStateProps {
  readonly count: number;
  readonly isLoading: boolean;
  /** Why the search failed; `null` if it did not. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The state of the search. The number of results is for screen readers. */
export function PaletteState({ count, isLoading, error, onRetry }: PaletteStateProps) {
  const t = useTranslations();
  if (error !== null) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-danger">
        {error.message || t('unreachable')}
        <Button size="small" className="text-ink" onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  }
  if (isLoading) return <p className="late">{t('paletteLoading')}</p>;
  return count === 0 ? t('paletteEmpty') : <span className="sr-only">{t('paletteCount', { count })}</span>;
}
