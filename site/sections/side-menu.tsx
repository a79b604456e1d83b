import { Glyph } from '../../ui/glyph.tsx';
import type { Chrome } from '../chrome.ts';
import { useSite } from '../site-context.ts';
import { CategoryLinks } from './category-links.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { type QuickLink, QuickLinks } from './quick-links.tsx';

interface Props {
  readonly categories: Chrome['categories'];
  readonly quickLinks: readonly QuickLink[];
}

/** The burger of small screens and the menu it opens at the side; a popover, so that it works without scripts too. */
export function SideMenu({ categories, quickLinks }: Props) {
  const { say } = useSite();
  return (
    <side-menu class="md:hidden">
      <button type="button" className="icon-button" aria-label={say('menu')} popoverTarget="side-menu">
        <Glyph name="menu" className="size-7" />
      </button>
      <dialog className="side-menu" id="side-menu" popover="auto" aria-label={say('menu')}>
        <div className="flex justify-end">
          <button
            type="button"
            className="icon-button"
            aria-label={say('closeMenu')}
            popoverTarget="side-menu"
            popoverTargetAction="hide"
          >
            <Glyph name="close" className="size-5" />
          </button>
        </div>
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
      </dialog>
    </side-menu>
  );
}
