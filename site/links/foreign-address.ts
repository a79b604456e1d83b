import { plainOrigin } from '../../fields/url/field.ts';
import { toAddress } from '../../content/record-address.ts';

/** An address of another site, or `null` where none is configured that the page's policy could name. */
export function foreignAddress(stored: string): string | null {
  const address = toAddress(stored);
  return address !== null && plainOrigin(address) !== null ? address : null;
}

/** The origins of addresses of other sites, each once. */
export const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(foreignAddress).flatMap((address) => (address === null ? [] : [new URL(address).origin]))),
];

/**
 * An address of another site that may be shown in a frame. A frame of the site's own is refused: it keeps its origin
 * and may run scripts, so it could reach the page around it.
 */
export function frameAddress(stored: string, origin: string): string | null {
  const address = foreignAddress(stored);
  return address === null || new URL(address).origin === new URL(origin).origin ? null : address;
}
