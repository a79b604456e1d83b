import { FilterChoices } from '../../sections/filter-choices.tsx';
import { FilterList } from '../../sections/filter-list.tsx';
import { FilterRange } from '../../sections/filter-range.tsx';
import { useSite } from '../../render/site-context.ts';
import { type BoundName, filterNames } from './filters.ts';
import type { ProductsData } from './load.ts';

/** The filters as a form that is submitted with GET to the list. */
export function FilterForm({ data }: { readonly data: ProductsData }) {
  const { t, link } = useSite();
  const { filters, unread, categories, environments, places, sizes, pitches, compare } = data;
  const environmentWords = { indoor: t('indoor'), outdoor: t('outdoor') };
  const bound = (name: BoundName) => ({
    name: filterNames[name],
    value: filters[name],
    unread: unread.get(filterNames[name]),
  });
  return (
    <form action={link('products')} className="filters">
      {categories.length > 1 && (
        <FilterChoices
          name={filterNames.category}
          title={t('category')}
          chosen={String(filters.category ?? '')}
          options={[
            { value: '', label: t('anyCategory') },
            ...categories.map(({ value, count }) => ({ value: String(value.id), label: value.name, count })),
          ]}
        />
      )}
      {environments.length > 1 && (
        <FilterChoices
          name={filterNames.environment}
          title={t('environment')}
          chosen={filters.environment ?? ''}
          options={[
            { value: '', label: t('anyEnvironment') },
            ...environments.map(({ value, count }) => ({ value, label: environmentWords[value], count })),
          ]}
        />
      )}
      {places.length > 0 && (
        <FilterList
          name={filterNames.place}
          title={t('place')}
          chosen={String(filters.place ?? '')}
          options={[
            { value: '', label: t('anyPlace') },
            ...places.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
      {sizes !== null && (
        <FilterRange
          title={t('screenSize')}
          unit={t('inches')}
          min={bound('minSize')}
          max={bound('maxSize')}
          range={sizes}
        />
      )}
      {pitches !== null && (
        <FilterRange
          title={t('pixelPitch')}
          unit={t('millimetres')}
          min={bound('minPitch')}
          max={bound('maxPitch')}
          range={pitches}
        />
      )}
      {compare.length > 0 && <input type="hidden" name="compare" value={compare.join(',')} />}
      <button className="button filters-apply">{t('applyFilters')}</button>
    </form>
  );
}
