/** Where a mailbox is, and by which name and password it is opened. */
export interface MailboxAddress {
  readonly host: string;
  readonly port: number;
  /** True where the connection is encrypted from its first byte. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  /** The folder that is read. */
  readonly folder: string;
  /** Whether `name+tag@…` leads to it, too, where its owner says so. */
  readonly takesTags?: boolean;
}

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/**
 * The mailbox of an address such as `imaps://user:password@mail.example:993/INBOX`; null where it is none. Signs that mean
 * something in addresses are written as `%40` and the like in name and password. `?plus=yes` says that it takes tags.
 */
export function readMailboxAddress(written: string): MailboxAddress | null {
  const url = URL.parse(written);
  if (url === null || !/^imaps?:$/.test(url.protocol) || url.hostname === '') return null;
  const plus = /^(?:\?plus=(yes|no))?$/.exec(url.search);
  if (plus === null || url.hash !== '') return null;
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (!user || !password || typeof folder !== 'string') return null;
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 993 : 143) : Number(url.port),
    isSecure,
    user,
    password,
    folder: folder === '' ? 'INBOX' : folder,
    ...(plus[1] !== undefined && { takesTags: plus[1] === 'yes' }),
  };
}
