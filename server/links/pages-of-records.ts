import { findableOf } from '../../content/findable.ts';
import { readRecordAddress } from '../../content/read-record-address.ts';
import { fillRoute } from '../../content/routes.ts';
import { languages } from '../../language/languages.ts';
import { parseOwnPath } from '../addresses/own-path.ts';
import type { RecordKey } from '../records/changes/change.ts';

/** Texts from one on, and before another, in the order of their signs. */
export type TextRange = readonly [from: string, before: string];

const beginnings = ['', ...languages.map((language) => `/${language}`)];

/** Where stored links to the page of a record stand among all stored links; others may stand there, too. */
function rangesOf({ collection, id }: RecordKey): readonly TextRange[] {
  const page = findableOf(collection)?.page;
  if (page === undefined) return [];
  return beginnings.flatMap((beginning): TextRange[] => {
    const path = beginning + fillRoute(page.at, { id });
    const withQuery: TextRange = [`${path}?`, `${path}@`];
    // All signs that may follow a number in an address, but for the question mark, stand before the digits.
    return page.query === undefined ? [[path, `${path}0`], withQuery] : [withQuery];
  });
}

/** The pages of some records, as links are compared with them. */
export function pagesOfRecords(keys: readonly RecordKey[]) {
  const known = new Set(keys.map(({ collection, id }) => `${collection}/${id}`));
  const ranges = new Map(keys.flatMap(rangesOf).map((range) => [range[0], range]));
  return {
    ranges: [...ranges.values()],
    /** Whether a stored link leads to one of them. */
    isLedTo: (link: string): boolean => {
      const own = parseOwnPath(link);
      const record = own === null ? null : readRecordAddress(own.address);
      return record !== null && known.has(`${record.collection.base}/${record.id}`);
    },
  };
}
