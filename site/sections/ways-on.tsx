import type { Chrome } from '../chrome.ts';
import { useSite } from '../site-context.ts';
import { CategoryLinks } from './category-links.tsx';
import type { QuickLink } from './quick-links.tsx';

interface Props {
  readonly ways: readonly QuickLink[];
  readonly categories: Chrome['categories'];
}

/** Where a visitor may go from an address that has nothing to show. */
export function WaysOn({ ways, categories }: Props) {
  const { say, href } = useSite();
  if (ways.length + categories.length === 0) return null;
  return (
    <nav className="mt-8 md:-mx-4" aria-label={say('waysOn')}>
      <ul className="flex flex-wrap justify-center gap-x-6">
        {ways.map(({ path, word }) => (
          <li key={path}>
            <a className="more-link" href={href(path)}>
              {say(word)}
            </a>
          </li>
        ))}
        <CategoryLinks categories={categories} className="more-link" />
      </ul>
    </nav>
  );
}
