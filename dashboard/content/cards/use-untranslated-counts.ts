import { useLayoutEffect, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import { untranslatedIn } from '../../app/records/untranslated-in.ts';

/** So many milliseconds in one go, so that a long list never keeps a key waiting. */
const slice = 8;

type Counts = Readonly<Record<Language, number>>;

/** How many records lack words in each language; `null` until all of a long list were looked at. */
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
