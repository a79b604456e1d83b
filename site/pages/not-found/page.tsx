import type { Chrome } from '../../chrome.ts';
import { Message } from '../../sections/message.tsx';
import type { QuickLink } from '../../sections/quick-links.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { WaysOn } from '../../sections/ways-on.tsx';
import { useSite } from '../../site-context.ts';

interface Props {
  /** The list of products, where the site has it. */
  readonly ways: readonly QuickLink[];
  readonly categories: Chrome['categories'];
  /** Whether what the visitor came for can be looked for. */
  readonly isSearchable: boolean;
}

/** What an unknown address or record shows: that there is nothing, and where to look instead. */
export function NotFound({ ways, categories, isSearchable }: Props) {
  const { say } = useSite();
  return (
    <Message title={say('notFoundTitle')} text={say('notFoundText')} sign="404">
      {isSearchable && (
        <div className="mx-auto mt-9 max-w-xl text-start">
          <SearchForm id="search-lost" />
        </div>
      )}
      <WaysOn ways={ways} categories={categories} />
    </Message>
  );
}
