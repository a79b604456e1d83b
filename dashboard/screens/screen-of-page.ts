import { collections } from '../../content/collections/index.ts';
import { matchPath } from '../../content/match-path.ts';
import { readRecordAddress } from '../../content/read-record-address.ts';
import { routes } from '../../content/routes.ts';
import { recordScreen } from '../records/record-screen.ts';

/** The screen on which a page of the site is written: that of its record or, of other pages, of the first part of it. */
export function screenOfPage(address: string): string {
  const own = address.replace(/^\/(?:en|ar)(?=\/|\?|$)/, '') || '/';
  const found = readRecordAddress(own);
  const record = found && recordScreen({ base: found.collection.base, id: found.id, parentId: null });
  if (record) return record.includes('?') ? record : `${record}?preview`;
  const [path = '/'] = own.split('?');
  const shown = collections.find(
    ({ parent, page }) =>
      parent === undefined && page !== undefined && matchPath(routes[page.at], path || '/') !== null,
  );
  return (shown && recordScreen({ base: shown.base, id: null, parentId: null })) ?? '/';
}
