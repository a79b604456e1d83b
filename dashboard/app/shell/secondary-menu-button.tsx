import { Button } from '../../../ui/button.tsx';

interface SecondaryMenuButtonProps {
  /** The list, as its query answers for it. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** What the button is called. */
  readonly label: string;
}

/** Below a list that comes in parts: fetches the next one, for as long as there is one. */
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
