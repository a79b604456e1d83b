import { routes } from '../../../content/routes.ts';
import type { Layout } from '../../render/layout.ts';
import { Message } from '../../sections/message.tsx';
import type { QuickLink } from '../../sections/quick-links.tsx';
import { SearchForm } from '../../sections/search-form.tsx';
import { FurtherLinks } from '../../sections/further-links.tsx';
import { useSite } from '../../render/site-context.ts';
import style from './dark-wall.css?inline';
import { DarkWall } from './dark-wall.tsx';

/** Where else somebody may have wished to go. */
const furtherLinks: readonly QuickLink[] = [
  { path: routes.projectList, word: 'allProjects' },
  { path: routes.vision, word: 'theVision' },
  { path: routes.contact, word: 'contact' },
];

interface Props {
  /** The list of products, where the site has it. */
  readonly links: readonly QuickLink[];
  readonly categories: Layout['categories'];
  /** Whether what the visitor came for can be looked for. */
  readonly isSearchable: boolean;
}

/** What an unknown address or record shows: that there is nothing, and where to look instead. */
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
