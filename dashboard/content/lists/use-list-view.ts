import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Collection } from '../../../content/model/collection.ts';
import { useFirstRecords } from '../../app/records/use-records.ts';
import { rememberedList, rememberList } from './remembered-list.ts';

/** The two views of a list. */
export type ListView = 'cards' | 'table';

/** The scroll position of each list by its address, in CSS pixels. */
const places = new Map<string, number>();

/**
 * Chooses cards or a table: by the address, otherwise by the last view, otherwise cards if there are not too many.
 * Restores filters and scroll position.
 */
export function useListView(collection: Collection) {
  const { base } = collection;
  const [params, setParams] = useSearchParams();
  const named = params.get('view');
  const remembered = named === null ? rememberedList(base) : '';
  const { shown, isPart } = useFirstRecords(collection, named !== 'table' && remembered === '');
  const wanted = named === null ? remembered || (isPart ? 'view=table' : '') : '';
  useEffect(() => {
    if (wanted === '') return;
    // Stores the result, so that the next visit needs no check.
    if (remembered === '') rememberList(base, wanted);
    const next = new URLSearchParams(wanted);
    for (const name of ['add', 'record']) {
      const value = params.get(name);
      if (value !== null) next.set(name, value);
    }
    setParams(next, { replace: true });
  });

  const view: ListView = named === 'table' || new URLSearchParams(wanted).get('view') === 'table' ? 'table' : 'cards';
  const place = `${base}?${params}`;
  const isReady = view === 'table' || shown !== undefined;
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    const before = places.get(place);
    if (before !== undefined) scrollTo(0, before);
    return () => void places.set(place, scrollY);
  }, [place, isReady]);

  const choose = (chosen: ListView) => {
    const address = `view=${chosen}`;
    rememberList(base, address);
    setParams(new URLSearchParams(address));
  };
  return { view, shown, isPart, choose };
}
