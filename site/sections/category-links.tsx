import type { Layout } from '../render/layout.ts';
import { categories as declared } from '../../content/collections/index.ts';
import { recordAddress } from '../../content/record-address.ts';
import type { MenuCategory } from '../islands/use-menu-parts.ts';
import { useSite } from '../render/site-context.ts';
import { LocalizedText } from './localized-text.tsx';

interface LinkProps {
  readonly category: Layout['categories'][number];
  readonly className?: string | undefined;
}

/** A category's name, leading to its page. */
export function CategoryLink({ category: { id, name, path }, className }: LinkProps) {
  const { href } = useSite();
  const address = recordAddress(declared, { id, title: name.text, parent: null, fields: { path } });
  return (
    <a className={className} href={href(address)}>
      <LocalizedText text={name} />
    </a>
  );
}

interface LinksProps extends Pick<LinkProps, 'className'> {
  readonly categories: Layout['categories'];
}

/** The categories as items of a list, each leading to its page. */
export const CategoryLinks = ({ categories, className }: LinksProps) =>
  categories.map((category) => (
    <li key={category.id}>
      <CategoryLink category={category} className={className} />
    </li>
  ));

/** What the menus know of each category before they fetch what is in it. */
export function useMenuCategories(categories: Layout['categories']): readonly MenuCategory[] {
  const { language } = useSite();
  return categories.map(({ id, name }) => ({
    id,
    name: name.text,
    ...(name.language !== language && { lang: name.language }),
  }));
}
