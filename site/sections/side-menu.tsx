import type { Chrome } from '../render/chrome.ts';
import { Island } from '../islands/island.tsx';
import { SideMenu as SideMenuIsland } from '../islands/side-menu.tsx';
import { useSite } from '../render/site-context.ts';
import { CategoryLinks } from './category-links.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { type QuickLink, QuickLinks } from './quick-links.tsx';

interface Props {
  readonly categories: Chrome['categories'];
  readonly quickLinks: readonly QuickLink[];
}

function Links({ categories, quickLinks }: Props) {
  const { say } = useSite();
  return (
    <>
      <nav aria-label={say('mainNavigation')}>
        <ul>
          <CategoryLinks categories={categories} />
        </ul>
        <ul className="side-menu-more">
          <QuickLinks links={quickLinks} />
        </ul>
      </nav>
      <div className="side-menu-end">
        <CountrySwitch />
        <LanguageToggle className="toplink" />
      </div>
    </>
  );
}

/** The burger of small screens and the menu it opens at the side; a popover, so that it works without scripts too. */
export const SideMenu = (props: Props) => (
  <Island name="menu" of={SideMenuIsland} data={{}} slots={[<Links key="links" {...props} />]} />
);
