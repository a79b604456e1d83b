import { Island } from '../islands/island.tsx';
import { SearchBox } from '../islands/search-box.tsx';
import { useSite } from '../render/site-context.ts';

interface Props {
  /** Unique on its page. */
  readonly id: string;
  /** What was searched for. */
  readonly query?: string;
}

/** The field for searching: a plain form; with scripts it suggests while one types. */
export function SearchForm({ id, query }: Props) {
  const { link } = useSite();
  return <Island name="search" of={SearchBox} data={{ id, query, action: link('search') }} />;
}
