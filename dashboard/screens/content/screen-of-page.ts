import { collections } from '../../../content/collections/index.ts';
import { matchPath } from '../../../content/match-path.ts';
import { readRecordAddress } from '../../../content/read-record-address.ts';
import { routes } from '../../../content/routes.ts';
import { recordScreen } from '../../app/records/record-screen.ts';

/** An address without its language prefix. */
const ownAddress = (address: string): string => address.replace(/^\/(?:en|ar)(?=\/|\?|$)/, '') || '/';

/** The collections shown on a page that is not the page of a record, in page order. */
function collectionsOfPage(own: string) {
  if (readRecordAddress(own)) return [];
  const [path = '/'] = own.split('?');
  return collections.filter(
    ({ parent, page }) =>
      parent === undefined && page !== undefined && matchPath(routes[page.at], path || '/') !== null,
  );
}

/** The slugs of these collections. */
export const slugsOfPage = (address: string): ReadonlySet<string> =>
  new Set(collectionsOfPage(ownAddress(address)).map(({ base }) => base));

/** The screen that edits a page of the site: that of its record, otherwise that of the first collection on it. */
export function screenOfPage(address: string): string {
  const own = ownAddress(address);
  const found = readRecordAddress(own);
  const record = found && recordScreen({ base: found.collection.base, id: found.id, parentId: null });
  if (record) return record.includes('?') ? record : `${record}?preview`;
  const [shown] = collectionsOfPage(own);
  return (shown && recordScreen({ base: shown.base, id: null, parentId: null })) ?? '/';
}
