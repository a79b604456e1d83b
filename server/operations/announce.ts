import type { AddressInfo } from 'node:net';
import type { Credentials } from '../accounts/create-accounts.ts';

interface Announcement {
  /** The addresses that the server listens on; a path for a Unix socket. */
  readonly addresses: readonly (AddressInfo | string)[];
  readonly publicUrl: string | undefined;
  readonly newAdministrator: Credentials | null;
}

const isEverywhere = (address: string): boolean => address === '0.0.0.0' || address === '::';

const urlOf = (listening: AddressInfo | string): string => {
  if (typeof listening === 'string') return listening;
  const { address, family, port } = listening;
  const host =
    isEverywhere(address) || address === '127.0.0.1' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
};

/** The terminal output after the start: the addresses and, once, the generated login. */
export function announce({ addresses, publicUrl, newAdministrator }: Announcement): string {
  const [first] = addresses;
  const site = publicUrl ?? (first === undefined ? '' : urlOf(first));
  const lines = ['', `  Site       ${site}/`, `  Dashboard  ${site}/dashboard`, ''];
  if (newAdministrator !== null) {
    lines.push(
      `  Administrator  ${newAdministrator.username}`,
      `  Password       ${newAdministrator.password}`,
      '  Keep it: it is shown this one time. "npm run admin" sets a new one.',
      '',
    );
  }
  return `${lines.join('\n')}\n`;
}
