import { Button } from '../../../ui/button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';

interface FurtherButtonProps {
  /** The infinite query of the list. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: Error | null;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Loads the next page of a list of posts or comments; hidden after the last page. */
export function FurtherButton({ list }: FurtherButtonProps) {
  const t = useTranslations();
  if (list.isFetchNextPageError && list.error !== null)
    return <Retry error={list.error} onRetry={() => void list.fetchNextPage()} />;
  if (!list.hasNextPage) return null;
  return (
    <Button
      size="small"
      className="justify-self-start"
      isPending={list.isFetchingNextPage}
      onPress={() => void list.fetchNextPage()}
    >
      {t('loadFurther')}
    </Button>
  );
}
