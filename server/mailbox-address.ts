/** Host, folder and credentials of a mailbox. */
export interface MailboxAddress {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the first byte. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  /** The folder to read. */
  readonly folder: string;
  /** Whether `name+tag@…` is delivered to the mailbox, if configured. */
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
 * Parses an address such as `imaps://user:password@mail.example:993/INBOX`; `null` if it is invalid. Reserved
 * characters in name and password are percent-encoded (`%40`). `?plus=yes` means that the mailbox accepts plus
 * addresses.
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
