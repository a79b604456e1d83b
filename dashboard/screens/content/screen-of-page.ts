import { collections } from '../../../content/collections/index.ts';
import { matchPath } from '../../../content/match-path.ts';
import { readRecordAddress } from '../../../content/read-record-address.ts';
import { routes } from '../../../content/routes.ts';
import { recordScreen } from '../../app/records/record-screen.ts';

/** An address without the language that it may begin with. */
const ownAddress = (address: string): string => address.replace(/^\/(?:en|ar)(?=\/|\?|$)/, '') || '/';

/** The collections whose records stand on a page that is not a record's own, in the order of the page. */
function collectionsOfPage(own: string) {
  if (readRecordAddress(own)) return [];
  const [path = '/'] = own.split('?');
  return collections.filter(
    ({ parent, page }) =>
      parent === undefined && page !== undefined && matchPath(routes[page.at], path || '/') !== null,
  );
}

/** The bases of the collections whose records stand on a page that is not a record's own. */
export const basesOfPage = (address: string): ReadonlySet<string> =>
  new Set(collectionsOfPage(ownAddress(address)).map(({ base }) => base));

/** The screen on which a page of the site is written: that of its record or, of other pages, of the first part of it. */
export function screenOfPage(address: string): string {
  const own = ownAddress(address);
  const found = readRecordAddress(own);
  const record = found && recordScreen({ base: found.collection.base, id: found.id, parentId: null });
  if (record) return record.includes('?') ? record : `${record}?preview`;
  const [shown] = collectionsOfPage(own);
  return (shown && recordScreen({ base: shown.base, id: null, parentId: null })) ?? '/';
}
