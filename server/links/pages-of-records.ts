import { findableOf } from '../../content/findable.ts';
import { readRecordAddress } from '../../content/read-record-address.ts';
import { fillRoute } from '../../content/routes.ts';
import { languages } from '../../language/languages.ts';
import { parseOwnPath } from '../addresses/own-path.ts';
import type { RecordKey } from '../records/changes/change.ts';

/** A range of texts in the order of their characters; the end is exclusive. */
export type TextRange = readonly [from: string, before: string];

const beginnings = ['', ...languages.map((language) => `/${language}`)];

/** The ranges that contain the stored links to the page of a record. Other links can be in them, too. */
function rangesOf({ collection, id }: RecordKey): readonly TextRange[] {
  const page = findableOf(collection)?.page;
  if (page === undefined) return [];
  return beginnings.flatMap((beginning): TextRange[] => {
    const path = beginning + fillRoute(page.at, { id });
    const withQuery: TextRange = [`${path}?`, `${path}@`];
    // All characters that can follow an id in an address, except the question mark, sort before the digits.
    return page.query === undefined ? [[path, `${path}0`], withQuery] : [withQuery];
  });
}

/** The pages of some records, for comparison with links. */
export function pagesOfRecords(keys: readonly RecordKey[]) {
  const known = new Set(keys.map(({ collection, id }) => `${collection}/${id}`));
  const ranges = new Map(keys.flatMap(rangesOf).map((range) => [range[0], range]));
  return {
    ranges: [...ranges.values()],
    /** Whether a stored link leads to one of the records. */
    isLedTo: (link: string): boolean => {
      const own = parseOwnPath(link);
      const record = own === null ? null : readRecordAddress(own.address);
      return record !== null && known.has(`${record.collection.base}/${record.id}`);
    },
  };
}
