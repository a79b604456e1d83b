import { routes } from '../../../content/routes.ts';
import { definePage } from '../../render/page.ts';
import { useSite } from '../../render/site-context.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { Group } from '../../sections/group.tsx';
import { loadProductMenu, type MenuPart } from './load.ts';
import { ProductMenuPart } from './menu-part.tsx';
import style from './product-menu.css?inline';

function ProductMenu({ data: { parts } }: { readonly data: { readonly parts: readonly MenuPart[] } }) {
  const { t, language, style: pageStyle } = useSite();
  pageStyle.add(style);
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.productMenu, name: { text: t('menuTitle'), language } }]} />
      <div className="container-site section-first">
        <h1 className="heading-1">{t('menuTitle')}</h1>
      </div>
      {parts.map((part) => (
        <Group key={part.category.id} title={part.category.name.text} className="container-site">
          <ProductMenuPart part={part} />
        </Group>
      ))}
    </>
  );
}

/** The page that contains the panels of the header's menus. Browsers fetch it on the first use of a menu. */
export const productMenu = definePage({
  path: routes.productMenu,
  load: loadProductMenu,
  head: (_, { t }) => ({ title: t('menuTitle'), noindex: true }),
  View: ProductMenu,
});
