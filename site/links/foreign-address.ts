import { plainOrigin } from '../../fields/url/field.ts';
import { toAddress } from '../../content/record-address.ts';

/** A stored address if it belongs to another site and the content security policy can name it; otherwise `null`. */
export function foreignAddress(stored: string): string | null {
  const address = toAddress(stored);
  return address !== null && plainOrigin(address) !== null ? address : null;
}

/** The origins of external addresses, without duplicates. */
export const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(foreignAddress).flatMap((address) => (address === null ? [] : [new URL(address).origin]))),
];

/**
 * A stored address of another site that may be shown in an iframe; otherwise `null`. A frame of the own origin is
 * refused: it may run scripts and could reach the surrounding page.
 */
export function frameAddress(stored: string, origin: string): string | null {
  const address = foreignAddress(stored);
  return address === null || new URL(address).origin === new URL(origin).origin ? null : address;
}
