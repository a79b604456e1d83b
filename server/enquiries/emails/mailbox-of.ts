import { domainToASCII } from 'node:url';

/** How a provider normalizes the local part, besides the `+tag` that nearly all providers ignore. */
interface Provider {
  readonly domains: RegExp;
  /** The canonical domain of a provider with several domains. */
  readonly name?: string;
  /** Removes ignored parts from the local part. */
  readonly shorten?: (local: string) => string;
}

/** The text before the first `sign`, unless the text begins with it. */
function upTo(sign: string, text: string): string {
  const at = text.indexOf(sign, 1);
  return at === -1 ? text : text.slice(0, at);
}

const providers: readonly Provider[] = [
  // "Dots don't matter in Gmail addresses", and googlemail.com is the same service.
  { domains: /^(gmail|googlemail)\.com$/, name: 'gmail.com', shorten: (local) => local.replaceAll('.', '') },
  // A disposable address consists of a base name, a hyphen and a keyword. Account names contain no hyphen.
  { domains: /^(yahoo(\.[a-z]+){1,2}|ymail\.com|rocketmail\.com)$/, shorten: (local) => upTo('-', local) },
  // A user name is valid in all domains; dots, hyphens and underscores are ignored.
  {
    domains: /^(proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/,
    name: 'proton.me',
    shorten: (local) => local.replace(/[._-]/g, ''),
  },
  // An account of one of the older domains also receives mail for the newer ones.
  { domains: /^(icloud|me|mac)\.com$/, name: 'icloud.com' },
  { domains: /^(outlook|hotmail|live|msn|aol|gmx|mail|zoho|yandex)(\.[a-z]+){1,2}$/ },
];

/** True for a domain (lowercase) at which anyone can have an address; such an address does not identify a company. */
export const isSharedDomain = (domain: string): boolean => providers.some(({ domains }) => domains.test(domain));

/** `anything@name.fastmail.com` is another way to write `name@fastmail.com`. */
const ownSubdomain = /^[^@]*@([^@.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The canonical mailbox of an address: the same for all addresses that its provider delivers to the same user. Only for
 * counting; emails are sent to the address as written. A `+tag` is removed for all domains: Gmail, Outlook, iCloud,
 * Fastmail and Proton document it, and Google and Microsoft do the same for companies' own domains.
 */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase().replace(ownSubdomain, '$1@$2');
  const at = folded.lastIndexOf('@');
  const [local, domain] = [folded.slice(0, at), folded.slice(at + 1).replace(/\.$/, '')];
  const provider = providers.find(({ domains }) => domains.test(domain));
  const untagged = upTo('+', local);
  const name = provider?.shorten?.(untagged) ?? untagged;
  return `${name}@${provider?.name ?? (domainToASCII(domain) || domain)}`;
}
