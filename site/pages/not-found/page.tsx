import { routes } from '../../../content/routes.ts';
import type { Layout } from '../../render/layout.ts';
import { Message } from '../../sections/message.tsx';
import type { QuickLink } from '../../sections/quick-links.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { FurtherLinks } from '../../sections/further-links.tsx';
import { useSite } from '../../render/site-context.ts';
import style from './dark-wall.css?inline';
import { DarkWall } from './dark-wall.tsx';

/** Links to other pages that the visitor may have looked for. */
const furtherLinks: readonly QuickLink[] = [
  { path: routes.projectList, word: 'allProjects' },
  { path: routes.vision, word: 'theVision' },
  { path: routes.contact, word: 'contact' },
];

interface Props {
  /** The list of products, if the site has it. */
  readonly links: readonly QuickLink[];
  readonly categories: Layout['categories'];
  /** True if the page offers a search. */
  readonly isSearchable: boolean;
}

/** The page for an unknown address or record, with links to continue. */
export function NotFound({ links, categories, isSearchable }: Props) {
  const { t, style: pageStyle } = useSite();
  pageStyle.add(style);
  return (
    <Message
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      icon={<DarkWall />}
      links={<FurtherLinks links={[...links, ...furtherLinks]} categories={categories} />}
    >
      {isSearchable && (
        <div className="mx-auto mt-9 max-w-xl text-start">
          <SearchForm id="search-lost" />
        </div>
      )}
    </Message>
  );
}
