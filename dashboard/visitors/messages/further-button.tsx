import { Button } from '../../../ui/button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';

interface FurtherButtonProps {
  /** A list of messages that comes in parts, as its query answers for it. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: Error | null;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Fetches the next part of a list of messages that has one. */
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
