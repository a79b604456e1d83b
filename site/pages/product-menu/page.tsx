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

/** What the menus of the header show, each of which takes its part from here when it is first used. */
export const productMenu = definePage({
  path: routes.productMenu,
  load: loadProductMenu,
  head: (_, { t }) => ({ title: t('menuTitle'), noindex: true }),
  View: ProductMenu,
});
