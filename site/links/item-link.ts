import { toAddress } from '../../content/record-address.ts';
import { routes } from '../../content/routes.ts';
import { joinLink } from './links.ts';

/** The first parts of all addresses of records' pages. */
const ofRecords = new Set(
  Object.values(routes).flatMap((pattern) => (pattern.includes('/:id/') ? (pattern.split('/')[1] ?? []) : [])),
);

/** True for a record's page without a name: it is welcome there, anywhere else it would make another address. */
const lacksName = (address: string): boolean => {
  const [, first] = /^\/([^/]+)\/\d+\/*$/.exec(address) ?? [];
  return first !== undefined && ofRecords.has(first.toLowerCase());
};

/**
 * Where a card of a section leads: a path that starts with a slash is respected, and gets the title where it names
 * a record; a path without one is joined with the title. `null` leads nowhere.
 */
export function itemLink(path: string, title: string): string | null {
  const address = toAddress(path);
  const isWhole = path.trim().startsWith('/') && !(address !== null && lacksName(address));
  return isWhole ? address : joinLink(path, title);
}

/** The page of a record without the name behind its id: `/product/68` of `/product/68/the-vision`. */
const withoutName = (address: string): string => address.toLowerCase().split('/').slice(0, 3).join('/');

/** True for an address that shows the very page it stands on. */
export const leadsHere = (address: string, path: string): boolean =>
  address.startsWith('/') && withoutName(address) === withoutName(path);
