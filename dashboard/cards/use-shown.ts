import { useDeferredValue, useMemo, useState } from 'react';
import type { Collection } from '../../content/model/collection.ts';
import { wireName } from '../../fields/field.ts';
import { fold } from '../../language/fold.ts';
import { languages } from '../../language/languages.ts';
import { isObject } from '../call.ts';
import { type ListFilter, listFilters } from './list-filter.ts';
import type { WireRecord } from '../records/wire-record.ts';

/** The title of a record in both languages, as searching sees it. */
function foldedTitle(collection: Collection, record: WireRecord): string {
  const field = collection.fields[collection.title];
  const title = field === undefined ? '' : record[wireName(collection.title, field)];
  const texts = isObject(title) ? languages.map((language) => title[language]) : [title];
  return fold(texts.filter((text) => typeof text === 'string').join('\n'));
}

/** Which records of a list are shown: those whose title is searched for, and that the filter is for. */
export function useShown(collection: Collection, records: readonly WireRecord[]) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<ListFilter | null>(null);
  const asked = useDeferredValue(query);
  const shown = useMemo(() => {
    const searched = fold(asked).trim();
    return records.filter(
      (record) =>
        (searched === '' || foldedTitle(collection, record).includes(searched)) &&
        (filter === null || listFilters[filter].has(collection, record)),
    );
  }, [collection, records, asked, filter]);
  return { shown, query, setQuery, filter, setFilter };
}
