import { Island } from '../islands/island.tsx';
import { SearchBox } from '../islands/search-box.tsx';
import { useSite } from '../render/site-context.ts';

interface Props {
  /** Unique on its page. */
  readonly id: string;
  /** The query. */
  readonly query?: string;
}

/** The search form. With scripts it suggests results while the visitor types. */
export function SearchForm({ id, query }: Props) {
  const { link } = useSite();
  return <Island name="search" of={SearchBox} data={{ id, query, action: link('search') }} />;
}
