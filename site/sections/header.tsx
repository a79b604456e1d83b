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

/** The pages that the header links to besides the categories, in this order. */
const soughtPages: readonly string[] = [
  routes.projects,
  routes.solutions,
  routes.vision,
  routes.planner,
  routes.about,
  routes.contact,
];

/**
 * The header of every page: tagline, country and language, logo, and the categories. Below 768 px a side menu contains
 * the links.
 */
export function Header({
  layout,
  quickLinks,
}: {
  readonly layout: Layout | null;
  readonly quickLinks: readonly QuickLink[];
}) {
  const { t, path } = useSite();
  // These pages have a form of their own.
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
          {/* Empty between these two breakpoints: the categories end at the edge of the page. */}
          <div className="flex items-center gap-1 md:max-lg:hidden">
            {/* At these widths the categories need the space, so the search icon is in the line above. */}
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
