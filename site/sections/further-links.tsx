import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { CategoryLinks } from './category-links.tsx';
import type { QuickLink } from './quick-links.tsx';

interface Props {
  readonly links: readonly QuickLink[];
  readonly categories: Layout['categories'];
}

/** Links for visitors at an address without content. */
export function FurtherLinks({ links, categories }: Props) {
  const { t, href } = useSite();
  if (links.length + categories.length === 0) return null;
  return (
    <nav className="ways-on" aria-label={t('waysOn')}>
      <ul>
        {links.map(({ path, word }) => (
          <li key={path}>
            <a href={href(path)}>{t(word)}</a>
          </li>
        ))}
        <CategoryLinks categories={categories} />
      </ul>
    </nav>
  );
}
