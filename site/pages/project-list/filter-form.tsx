import type { SiteMessage } from '../../../language/site-messages.ts';
import { FilterChoices } from '../../sections/filter-choices.tsx';
import { FilterList } from '../../sections/filter-list.tsx';
import { FilterRange } from '../../sections/filter-range.tsx';
import { useSite } from '../../render/site-context.ts';
import { filterNames } from './filters.ts';
import type { ProjectListData } from './load.ts';

/** The filters as a form that is submitted with GET to the list. */
export function FilterForm({ data }: { readonly data: ProjectListData }) {
  const { t, link } = useSite();
  const { filters, unread, sectors, cities, places, products, areas } = data;
  const toSelect = (name: 'sector' | 'city' | 'place' | 'product', any: SiteMessage, choices: typeof sectors) => ({
    name: filterNames[name],
    title: t(name),
    chosen: String(filters[name] ?? ''),
    options: [{ value: '', label: t(any) }, ...choices.map(({ key, label, count }) => ({ value: key, label, count }))],
  });
  const bound = (name: 'minArea' | 'maxArea') => ({
    name: filterNames[name],
    value: filters[name],
    unread: unread.get(filterNames[name]),
  });
  return (
    <form action={link('projectList')} className="filters">
      {sectors.length > 1 && <FilterChoices {...toSelect('sector', 'anySector', sectors)} />}
      {cities.length > 1 && <FilterChoices {...toSelect('city', 'anyCity', cities)} />}
      {places.length > 0 && <FilterList {...toSelect('place', 'anyPlace', places)} />}
      {products.length > 0 && <FilterList {...toSelect('product', 'anyProduct', products)} />}
      {areas !== null && (
        <FilterRange
          title={t('displayArea')}
          unit={t('squareMetres')}
          min={bound('minArea')}
          max={bound('maxArea')}
          range={areas}
        />
      )}
      <button className="button filters-apply">{t('showProjects')}</button>
    </form>
  );
}
