import { useWords } from '../words.ts';

interface MoreButtonProps {
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
export function MoreButton({ list, label }: MoreButtonProps) {
  const say = useWords();
  if (!list.hasNextPage) return null;
  return (
    <button
      type="button"
      className="button justify-self-center"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? say('wait') : label}
    </button>
  );
}
