import type { Layout } from '../render/layout.ts';
import { Island } from '../islands/island.tsx';
import { SideMenu as SideMenuIsland } from '../islands/side-menu.tsx';
import { useSite } from '../render/site-context.ts';
import { CategoryLink, useMenuCategories } from './category-links.tsx';
import { CountrySwitch } from './country-switch.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { type QuickLink, QuickLinks } from './quick-links.tsx';

interface Props {
  readonly categories: Layout['categories'];
  readonly quickLinks: readonly QuickLink[];
}

const Choices = () => (
  <>
    <LanguageToggle className="toplink" />
    <CountrySwitch />
  </>
);

/** The menu button of small screens and the side menu that it opens. It is a popover, so it works without scripts. */
export function SideMenu({ categories, quickLinks }: Props) {
  const { link } = useSite();
  const known = useMenuCategories(categories);
  return (
    <Island
      name="menu"
      of={SideMenuIsland}
      data={{ address: link('productMenu'), categories: known }}
      slots={[
        <Choices key="choices" />,
        ...categories.map((category) => <CategoryLink key={category.id} category={category} />),
        <QuickLinks key="links" links={quickLinks} />,
      ]}
    />
  );
}
