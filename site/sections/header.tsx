import type { Chrome } from '../chrome.ts';
import { useSite } from '../site-context.ts';
import { CategoryLinks } from './category-links.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { Logo } from './logo.tsx';
import { Say } from './say.tsx';
import { SearchButton, SearchPanel } from './search-panel.tsx';
import { SideMenu } from './side-menu.tsx';
import type { QuickLink } from './quick-links.tsx';

/** The top of every page: tagline, choices, logo and the categories; below 768 px a menu at the side holds the links. */
export function Header({
  chrome,
  quickLinks,
}: {
  readonly chrome: Chrome | null;
  readonly quickLinks: readonly QuickLink[];
}) {
  const { say, link } = useSite();
  const tagline = chrome?.company.tagline;
  const categories = chrome?.categories ?? [];
  return (
    <header className="contents">
      <div className="topbar">
        <div className="container-site flex min-h-11 items-center justify-between gap-6">
          <p className="tagline">{tagline && <Say text={tagline} />}</p>
          <div className="flex items-center gap-5">
            <a className="toplink max-md:hidden" href={link('planner')}>
              {say('plannerTitle')}
            </a>
            <div className="max-md:hidden">
              <CountrySwitch />
            </div>
            <LanguageToggle className="toplink -me-2" />
            <SearchButton className="max-md:hidden lg:hidden" />
          </div>
        </div>
      </div>
      <div className="masthead">
        <div className="container-site flex h-18 items-center justify-between gap-6">
          <Logo company={chrome?.company} />
          {categories.length > 0 && (
            <nav className="ms-auto hidden min-w-0 md:block" aria-label={say('mainNavigation')}>
              <ul className="flex flex-wrap items-center justify-end gap-x-1">
                <CategoryLinks categories={categories} className="navlink" />
              </ul>
            </nav>
          )}
          {/* Where the categories need the whole width, the sign stands a line higher. */}
          <div className="flex items-center gap-1 md:max-lg:hidden">
            <SearchButton />
            <SideMenu categories={categories} quickLinks={quickLinks} />
          </div>
        </div>
      </div>
      <SearchPanel />
    </header>
  );
}
