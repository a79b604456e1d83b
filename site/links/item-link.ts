import { toAddress } from '../../content/record-address.ts';
import { routes } from '../../content/routes.ts';
import { joinLink } from './links.ts';

/** The first path segments of all record pages. */
const ofRecords = new Set(
  Object.values(routes).flatMap((pattern) => (pattern.includes('/:id/') ? (pattern.split('/')[1] ?? []) : [])),
);

/**
 * True for the address of a record page without its name part. On other pages a title would make a different address.
 */
const lacksName = (address: string): boolean => {
  const [, first] = /^\/([^/]+)\/\d+\/*$/.exec(address) ?? [];
  return first !== undefined && ofRecords.has(first.toLowerCase());
};

/**
 * The link of a card of a section. A path that starts with a slash stays as it is, and gets the title if it names a
 * record. A path without a slash is joined with the title. `null` means no link.
 */
export function itemLink(path: string, title: string): string | null {
  const address = toAddress(path);
  const isWhole = path.trim().startsWith('/') && !(address !== null && lacksName(address));
  return isWhole ? address : joinLink(path, title);
}

/** The address of a record page without the name after its id: `/product/68` for `/product/68/the-vision`. */
const withoutName = (address: string): string => address.toLowerCase().split('/').slice(0, 3).join('/');

/** True for a link that leads to the page that contains it. */
export const leadsHere = (address: string, path: string): boolean =>
  address.startsWith('/') && withoutName(address) === withoutName(path);
