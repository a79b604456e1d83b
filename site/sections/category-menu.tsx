import type { Layout } from '../render/layout.ts';
import { CategoryMenu as CategoryMenuIsland } from '../islands/category-menu.tsx';
import { Island } from '../islands/island.tsx';
import { useSite } from '../render/site-context.ts';
import { CategoryLink, useMenuCategories } from './category-links.tsx';

/** The categories in the header. With scripts each opens a panel below the header. */
export function CategoryMenu({ categories }: { readonly categories: Layout['categories'] }) {
  const { link } = useSite();
  const known = useMenuCategories(categories);
  return (
    <Island
      name="categories"
      of={CategoryMenuIsland}
      data={{ address: link('productMenu'), categories: known }}
      slots={categories.map((category) => (
        <CategoryLink key={category.id} category={category} className="navlink" />
      ))}
    />
  );
}
