import { Select } from '../../../ui/select.tsx';
import { SearchBox } from '../../app/shell/search-box.tsx';
import { useTranslations } from '../../app/translations.ts';
import { isListFilter, type ListFilter, listFilters } from './list-filter.ts';

/** Lists longer than this have a search box. */
const longList = 12;

interface ListToolsProps {
  /** The total number of records, before filtering. */
  readonly count: number;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly filter: ListFilter | null;
  readonly onFilter: (filter: ListFilter | null) => void;
}

/** Searches a list by title and filters it by missing language or by what visitors do not see. */
export function ListTools({ count, query, onQuery, filter, onFilter }: ListToolsProps) {
  const t = useTranslations();
  return (
    <div className="list-tools">
      {(count > longList || query !== '') && (
        <SearchBox label={t('searchTitles')} text={query} onType={onQuery} className="input" />
      )}
      <label className="flex shrink-0 items-center gap-2 text-sm text-muted">
        {t('listFilter')}
        <Select
          className="w-auto text-ink"
          value={filter ?? ''}
          options={[
            { value: '', label: t('showAll') },
            ...Object.entries(listFilters).map(([name, { word }]) => ({ value: name, label: t(word) })),
          ]}
          onSelect={(value) => onFilter(isListFilter(value) ? value : null)}
        />
      </label>
    </div>
  );
}
