import { isolate } from '../../../language/bidi.ts';
import { UsedFilters } from '../../sections/used-filters.tsx';
import { useSite } from '../../render/site-context.ts';
import { type BoundName, type FilterName, filterOrder, noFilters, productsAddress } from './filters.ts';
import type { ProductsData } from './load.ts';

/** The label of an active filter. */
function useFilterName({ filters, categories, places }: ProductsData): (name: FilterName) => string {
  const { t } = useSite();
  const bound = (name: BoundName, title: string, unit: string): string => {
    const value = isolate(`${filters[name]} ${unit}`);
    return `${title}: ${t(name.startsWith('min') ? 'fromValue' : 'toValue', { value })}`;
  };
  return (name) => {
    if (name === 'category') {
      return categories.find(({ value }) => value.id === filters.category)?.value.name.text ?? t('category');
    }
    if (name === 'place') return places.find(({ id }) => id === filters.place)?.title.text ?? t('place');
    if (name === 'environment') return t(filters.environment ?? 'anyEnvironment');
    return name === 'minSize' || name === 'maxSize'
      ? bound(name, t('screenSize'), t('inches'))
      : bound(name, t('pixelPitch'), t('millimetres'));
  };
}

/** The active filters, each as a link that removes it. */
export function ActiveFilters({ data }: { readonly data: ProductsData }) {
  const nameOf = useFilterName(data);
  const { filters, unread, compare } = data;
  const used = filterOrder.filter((name) => filters[name] !== null);
  return (
    <UsedFilters
      filters={used.map((name) => ({
        key: name,
        name: nameOf(name),
        without: productsAddress({ ...filters, [name]: null }, compare),
      }))}
      whole={productsAddress(noFilters, compare)}
      unread={unread}
    />
  );
}
