import { Button } from '../../../ui/button.tsx';

interface SecondaryMenuButtonProps {
  /** The infinite query of the list. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly label: string;
}

/** Loads the next page of a list; hidden after the last page. */
export function SecondaryMenuButton({ list, label }: SecondaryMenuButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      className="justify-self-center"
      isPending={list.isFetchingNextPage}
      onPress={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
