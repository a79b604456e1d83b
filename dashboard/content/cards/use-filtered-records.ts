import { useDeferredValue, useMemo, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { fold } from '../../../language/fold.ts';
import { languages } from '../../../language/languages.ts';
import { type ListFilter, listFilters } from './list-filter.ts';
import { textIn, titleIn } from '../../app/records/api-record.ts';

/** The title of a record in both languages, folded for searching. */
function foldedTitle(collection: Collection, record: AnsweredRecord): string {
  const title = titleIn(collection, record);
  return fold(languages.map((language) => textIn(title, language)).join('\n'));
}

/** The records of a list that match the search and the filter. */
export function useFilteredRecords(collection: Collection, records: readonly AnsweredRecord[]) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<ListFilter | null>(null);
  const deferredQuery = useDeferredValue(query);
  const shown = useMemo(() => {
    const searched = fold(deferredQuery).trim();
    return records.filter(
      (record) =>
        (searched === '' || foldedTitle(collection, record).includes(searched)) &&
        (filter === null || listFilters[filter].has(collection, record)),
    );
  }, [collection, records, deferredQuery, filter]);
  return { shown, query, setQuery, filter, setFilter };
}
