import type { Chrome } from '../../chrome.ts';
import { CategoryLinks } from '../../sections/category-links.tsx';
import { Message } from '../../sections/message.tsx';
import type { QuickLink } from '../../sections/quick-links.tsx';
import { useSite } from '../../site-context.ts';

interface Props {
  /** The page that lists such records, and the search, where the site has them. */
  readonly ways: readonly QuickLink[];
  readonly categories: Chrome['categories'];
}

/** What the address of a deleted record shows: that it is gone, and the ways on. */
export function Gone({ ways, categories }: Props) {
  const { say, href } = useSite();
  return (
    <Message title={say('goneTitle')} text={say('goneText')} sign="410">
      {ways.length + categories.length > 0 && (
        <nav className="mt-8" aria-label={say('waysOn')}>
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
      )}
    </Message>
  );
}
