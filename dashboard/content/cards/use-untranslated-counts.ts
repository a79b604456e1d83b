import { useLayoutEffect, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import { untranslatedIn } from '../../app/records/untranslated-in.ts';

/** Milliseconds of work per slice, so that a long list does not block input. */
const slice = 8;

type Counts = Readonly<Record<Language, number>>;

/** The number of records with untranslated fields in each language; `null` until the whole list is checked. */
export function useUntranslatedCounts(collection: Collection, records: readonly AnsweredRecord[]): Counts | null {
  const [found, setFound] = useState<Counts | null>(null);
  useLayoutEffect(() => {
    const counts = { en: 0, ar: 0 };
    let next = 0;
    let timer = 0;
    const count = () => {
      const end = performance.now() + slice;
      for (const record of records.slice(next)) {
        if (performance.now() > end) break;
        for (const language of untranslatedIn(collection, record)) counts[language] += 1;
        next += 1;
      }
      if (next < records.length) timer = window.setTimeout(count);
      else setFound(counts);
    };
    count();
    return () => clearTimeout(timer);
  }, [collection, records]);
  return found;
}
