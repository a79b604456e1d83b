import { useEffect, useState } from 'react';
import type { RecordOrder } from '../../../calls/records.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { ListMessage } from '../../../language/list-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { SearchBox } from '../../app/shell/search-box.tsx';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from '../cards/list-translations.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { countFilters, type ListState } from './list-address.ts';

const sorts: readonly (readonly [RecordOrder, ListMessage])[] = [
  ['position', 'sortPosition'],
  ['title', 'sortTitle'],
  ['-title', 'sortTitleBack'],
  ['-updated_at', 'sortNewest'],
  ['updated_at', 'sortOldest'],
];

/** Milliseconds after the last keystroke before the search is sent. */
const pause = 250;

interface TableToolsProps {
  readonly collection: Collection;
  readonly state: ListState;
  /** The API names of the shown columns. */
  readonly columns: readonly string[];
  /** @param isTyping replaces the history entry instead of adding one */
  readonly onChange: (state: ListState, isTyping?: boolean) => void;
}

/** Search, filters, order and columns of a table. */
export function TableTools({ collection, state, columns, onChange }: TableToolsProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  const [text, setText] = useState(state.q);
  const [isFiltering, setIsFiltering] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const settled = useDebouncedValue(text, pause);
  const [known, setKnown] = useState(state.q);
  // If the address changes, its search text replaces the typed one, except while the user is typing.
  if (known !== state.q) {
    setKnown(state.q);
    if (state.q !== text.trim()) setText(state.q);
  }
  useEffect(() => {
    if (settled === text && settled.trim() !== state.q) onChange({ ...state, q: settled.trim() }, true);
  });
  const count = countFilters(state);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label={t('searchTitles')} text={text} onType={setText} />
        <Button
          aria-expanded={isFiltering}
          aria-controls={isFiltering ? 'list-filters' : undefined}
          onPress={() => setIsFiltering(!isFiltering)}
        >
          {count === 0 ? tList('filters') : tList('filtersOn', { count })}
        </Button>
        <label className="flex items-center gap-2 text-sm text-muted">
          {tList('sortBy')}
          <Select
            className="w-auto text-ink"
            value={state.sort}
            options={sorts.map(([value, word]) => ({ value, label: tList(word) }))}
            onSelect={(sort) => onChange({ ...state, sort })}
          />
        </label>
        <Button aria-haspopup="dialog" onPress={() => setIsChoosing(true)}>
          {tList('columns')}
        </Button>
      </div>
      {isFiltering && <FilterPanel collection={collection} state={state} onChange={onChange} />}
      {isChoosing && (
        <ColumnChoice
          collection={collection}
          shown={columns}
          onChange={(chosen) => onChange({ ...state, columns: chosen }, true)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
