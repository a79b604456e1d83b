import { isolate } from '../../../language/bidi.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { useSite } from '../../site-context.ts';
import { type FilterName, filterOrder, noFilters, productsAddress } from './filters.ts';
import type { ProductsData } from './load.ts';

/** What a filter in use is called. */
function useFilterName({ filters, categories }: ProductsData): (name: FilterName) => string {
  const { say } = useSite();
  const bound = (name: 'minSize' | 'maxSize' | 'minPitch' | 'maxPitch', title: string, unit: string): string => {
    const value = isolate(`${filters[name]} ${unit}`);
    return `${title}: ${say(name.startsWith('min') ? 'fromValue' : 'toValue', { value })}`;
  };
  return (name) => {
    if (name === 'category') {
      return categories.find(({ value }) => value.id === filters.category)?.value.name.text ?? say('category');
    }
    if (name === 'environment') return say(filters.environment ?? 'anyEnvironment');
    return name === 'minSize' || name === 'maxSize'
      ? bound(name, say('screenSize'), say('inches'))
      : bound(name, say('pixelPitch'), say('millimetres'));
  };
}

/** The filters in use, each a link that takes it away. */
export function ActiveFilters({ data }: { readonly data: ProductsData }) {
  const { say, href } = useSite();
  const nameOf = useFilterName(data);
  const { filters, compare } = data;
  const used = filterOrder.filter((name) => filters[name] !== null);
  if (used.length === 0) return null;
  return (
    <ul className="pills" aria-label={say('activeFilters')}>
      {used.map((name) => (
        <li key={name}>
          <a
            className="pill"
            href={href(productsAddress({ ...filters, [name]: null }, compare))}
            aria-label={say('removeFilter', { name: nameOf(name) })}
          >
            {nameOf(name)} <Glyph name="close" className="size-3" />
          </a>
        </li>
      ))}
      <li>
        <a className="pill pill-quiet" href={href(productsAddress(noFilters, compare))}>
          {say('clearFilters')}
        </a>
      </li>
    </ul>
  );
}
