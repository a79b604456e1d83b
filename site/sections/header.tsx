import type { Layout } from '../render/layout.ts';
import { routes } from '../../content/routes.ts';
import { useSite } from '../render/site-context.ts';
import { CategoryMenu } from './category-menu.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { Logo } from './logo.tsx';
import { LocalizedText } from './localized-text.tsx';
import { SearchButton, SearchPanel } from './search-panel.tsx';
import { SideMenu } from './side-menu.tsx';
import { QuoteLink } from './quote-link.tsx';
import { type QuickLink, QuickLinks } from './quick-links.tsx';

/** What buyers look for beside the categories, in the order in which the header names it. */
const soughtPages: readonly string[] = [
  routes.projects,
  routes.solutions,
  routes.vision,
  routes.planner,
  routes.about,
  routes.contact,
];

/** The top of every page: tagline, choices, logo and the categories; below 768 px a menu at the side holds the links. */
export function Header({
  layout,
  quickLinks,
}: {
  readonly layout: Layout | null;
  readonly quickLinks: readonly QuickLink[];
}) {
  const { t, path } = useSite();
  // The page has a form of its own for it.
  const isRequestPage = path === routes.register || path === routes.quote;
  const sought = soughtPages.flatMap((page) => quickLinks.filter((each) => each.path === page));
  const tagline = layout?.company.tagline;
  const categories = layout?.categories ?? [];
  return (
    <header className="contents">
      <div className="topbar">
        <div className="container-site flex min-h-11 items-center gap-6">
          <p className="tagline">{tagline && <LocalizedText text={tagline} />}</p>
          <div className="ms-auto flex items-center gap-5">
            <nav className="max-md:hidden" aria-label={t('pagesNavigation')}>
              <ul className="toplinks">
                <QuickLinks links={sought} />
              </ul>
            </nav>
            <div className="max-md:hidden">
              <CountrySwitch />
            </div>
            <LanguageToggle className="toplink -me-2" />
            <SearchButton className="max-md:hidden xl:hidden" />
          </div>
        </div>
      </div>
      <div className="masthead">
        <div className="container-site masthead-line">
          <Logo company={layout?.company} />
          {categories.length > 0 && (
            <nav className="ms-auto hidden min-w-0 md:block" aria-label={t('mainNavigation')}>
              <CategoryMenu categories={categories} />
            </nav>
          )}
          {/* Between the two there is nothing in it: the categories end where the page does. */}
          <div className="flex items-center gap-1 md:max-lg:hidden">
            {/* Where the categories need the width, the sign stands a line higher. */}
            <SearchButton className="md:max-xl:hidden" />
            <QuoteLink className={isRequestPage ? 'button-quiet masthead-ask' : 'button masthead-ask'} />
            <SideMenu categories={categories} quickLinks={quickLinks} />
          </div>
        </div>
      </div>
      <SearchPanel />
    </header>
  );
}
